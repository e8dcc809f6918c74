import type { AnswerReply } from '../../api/replies/answer-reply.js';
import type { AttackReply } from '../../api/replies/attack-reply.js';
import type { CardAsked, CardReply } from '../../api/replies/card-reply.js';
import type { DeckReply } from '../../api/replies/deck-reply.js';
import type { InteractionReply } from '../../api/replies/interaction-reply.js';
import type { KeywordReply } from '../../api/replies/keyword-reply.js';
import type { Refused } from '../../api/replies/reply.js';
import type { SearchAsked, SearchReply } from '../../api/replies/search-reply.js';
import type { Names } from './completed-command.js';

/** Where answers come from: the database of this machine, or a server. All in detailed form. */
export interface Replies {
  keyword(name: string): Promise<KeywordReply | Refused>;
  search(asked: SearchAsked): Promise<SearchReply | Refused>;
  interaction(keywords: readonly string[]): Promise<InteractionReply | Refused>;
  attack(line: string): Promise<AttackReply | Refused>;
  answer(question: string): Promise<AnswerReply | Refused>;
  card(asked: CardAsked): Promise<CardReply | Refused>;
  deck(list: string): Promise<DeckReply | Refused>;
}

/** What only the database of this machine is asked for. */
export interface LocalReplies extends Replies {
  /** Slugs of all keywords or cards, or abbreviations of sets, for a shell that completes them. */
  names(kind: Names): Promise<readonly string[]>;
}
