import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { ReplyContext } from '../../api/replies/reply.js';
import { localKnowledgeBase } from './local-knowledge-base.js';
import type { LocalReplies } from './replies.js';

/** Answers from the database of this machine. `say` is told what takes its time. */
export function localReplies(say: (line: string) => void): LocalReplies {
  return repliesFrom(() => localKnowledgeBase(say));
}

/** Answers from a knowledge base. What answers one kind of question is loaded when it is asked. */
export function repliesFrom(open: () => Promise<KnowledgeBase>): LocalReplies {
  const context = async (): Promise<ReplyContext> => ({ knowledgeBase: await open(), publicUrl: null });
  return {
    keyword: async (name) =>
      (await import('../../api/replies/keyword-reply.js')).keywordReply(await context(), name, FORM),
    search: async (asked) =>
      (await import('../../api/replies/search-reply.js')).searchReply(await context(), asked, FORM),
    interaction: async (keywords) =>
      (await import('../../api/replies/interaction-reply.js')).interactionReply(
        await context(),
        keywords,
        FORM,
      ),
    attack: async (line) =>
      (await import('../../api/replies/attack-reply.js')).attackReply(await context(), line, FORM),
    answer: async (question) =>
      (await import('../../api/replies/answer-reply.js')).answerReply(await context(), question, FORM),
    card: async (asked) =>
      (await import('../../api/replies/card-reply.js')).cardReply(await context(), asked, FORM),
    deck: async (list) =>
      (await import('../../api/replies/deck-reply.js')).deckReply(await context(), list, FORM),
    names: async (kind) => {
      const { cards, keywords } = await open();
      if (kind === 'set') {
        const sets = [...cards.values()].flatMap(({ printings }) => printings.map(({ set }) => set));
        return [...new Set(sets)].sort();
      }
      return [...(kind === 'card' ? cards : keywords).keys()];
    },
  };
}

const FORM = 'detailed';
