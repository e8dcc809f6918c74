import { type CardText, parseCardText } from '../card-text.js';
import { GAME_KEYWORDS } from '../game-keywords.js';

export function parse(text: string): CardText {
  return parseCardText(text, GAME_KEYWORDS);
}

/** The abilities of a card in short: `keyword value`, and what else is printed with them. */
export function brief(text: string): readonly object[] {
  return parse(text).abilities.map(({ keyword, valueText, cost, condition, granted, ...rest }) => ({
    is: valueText === null ? keyword : `${keyword} ${valueText}`,
    ...(cost === null ? {} : { cost: cost.force ?? cost.text }),
    ...(condition === null ? {} : { when: condition }),
    ...(granted === null ? {} : { whose: granted.subject }),
    ...(rest.given ? { given: true } : {}),
    ...(rest.switchSlot === null ? {} : { slot: rest.switchSlot }),
    ...(rest.container === null ? {} : { in: rest.container }),
  }));
}

/** The texts of its pieces of one kind. */
export function piecesOf(text: string, kind: string): readonly string[] {
  return parse(text)
    .pieces.filter((piece) => piece.kind === kind)
    .map((piece) => piece.text.trim());
}
