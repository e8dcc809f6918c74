import { numberOf } from './asks-number.js';
import type { FactForm } from './fact-form.js';
import { isUsedAt } from './used-at.js';
import { FACES, maybe, wholeLine } from './whole-line.js';

const ACTS =
  'checked|checks|check|look|looks|looked at|counted|count|happen|trigger|triggered|work|resolve|resolved|come|used|activated|played|decided|determined';
const REROLLS = '(?:any |all )?(?:rerolls?|rerolling|reroll pop)';
const USES = maybe(
  'have to|need to|must|get to|be able to|wait to|decide to|decide|choose|declare|announce|pick|use|play|activate|pay|pay for|say|call',
);
const ROLL =
  '(?:(?:attack )?(?:roll|dice|die)(?: (?:is|are|was|were))?(?: (?:rolled|thrown|cast|made|known|there|down))?|(?:(?:opponent|i|he|she|they|attacker|unit) )?(?:rolls?|rolled|rolling|throws?|sees?|seeing|saw)(?: (?:attack )?(?:dice|roll))?)';
const PLACED =
  '(?:damage(?: counters?)?(?: (?:is|are|was|were))?(?: (?:placed|dealt|done|put on))|damage counters(?: are placed)?|counters)';
const INITIAL_ROLL = 'initial-roll';
const PLACEMENT = 'damage-placement';

const TANDEM = /\bboth units resolve damage in tandem\b/i;

const AT_END = /\bwhen the attack ends\b|\bas the attack ends\b/i;

/** Before or after the roll, re-rolls, or the placing of damage. */
export const ASKS_MOMENT: readonly FactForm[] = [
  {
    asks: wholeLine(
      '(?:is|are|does|do|will) K (?:damage |dice )?(?:be )?(?:done|dealt|rolled|placed|resolved?|happen|occur|land|come) (?:when|as|once|at) (?:attack ends|end of attack)',
    ),
    holds: ({ sentences, damage }) =>
      damage !== null && sentences.some(({ text }) => AT_END.test(text)) ? true : null,
    shown: AT_END,
  },
  {
    asks: wholeLine(
      `(?:do|does|is|are|will) (?:both |two |several |other )?(?:units |K )*(?:take|get|suffer|resolve|receive)? ?(?:K )?damage ?(?:resolved |done |dealt |placed )?(?:to both (?:units )?)?(?:in tandem|at once|together|on both units at once)`,
    ),
    holds: ({ sentences }) => (sentences.some(({ text }) => TANDEM.test(text)) ? true : null),
    shown: TANDEM,
  },
  {
    asks: wholeLine(
      `(?:for K (?:, )?)?(?:does|do|must|has) ${FACES} (?:for K )?(?:have to |need to |must )(?:be|come|lie|show|count) ?(?:there|rolled|up|in roll)? ?(before|after) ${REROLLS}`,
    ),
    holds: ({ traits, rules }, [face, when]) => {
      const looked = rules?.parts.onInitialNatural ?? rules?.parts.onFinalNatural;
      if (traits?.looksFor == null || looked?.face !== numberOf(face)) return null;
      return (traits.looksFor === 'INITIAL_NATURAL') === (when === 'before');
    },
    shown: /\b(?:before|after) (?:any )?re-?rolls?\b/i,
  },
  {
    asks: wholeLine(`(?:is|does|do|are|will) K ${maybe(ACTS)}(before|after) ${REROLLS}`),
    holds: ({ traits }, [when]) => {
      if (traits?.looksFor == null) return null;
      return (traits.looksFor === 'INITIAL_NATURAL') === (when === 'before');
    },
    shown: /\b(?:before|after) (?:any )?re-?rolls?\b/i,
  },
  {
    asks: wholeLine(
      `(?:can|may|could|do|does|must|is) (?:i |unit )?${USES}K ${maybe('be')}${maybe('used|played|activated')}(before|after) ${ROLL}`,
    ),
    holds: (known, [when]) => isUsedAt(known, INITIAL_ROLL, when === 'after'),
  },
  {
    asks: wholeLine(
      `(?:can|may|could|do|does|must|is) (?:i |unit )?${USES}K ${maybe('be')}${maybe('used|played|activated')}(before|after) ${PLACED}`,
    ),
    holds: (known, [when]) => isUsedAt(known, PLACEMENT, when === 'after'),
  },
];
