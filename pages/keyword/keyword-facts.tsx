import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../../api/knowledge-base/records.js';
import { ACTIVATION_WORDS, AUTHORITY_WORDS, STACKING_WORDS } from '../shared/words.js';

interface FactsProps {
  readonly kb: KnowledgeBase;
  readonly keyword: KeywordRecord;
}

/** What kind of keyword it is, in a short table. */
export function KeywordFacts({ kb, keyword }: FactsProps) {
  const { timing, timingText, timingInferred, activation, stacking, aliases, authority } = keyword;
  const window = kb.timingWindows.get(timing ?? '');
  const when = timingText ?? (timingInferred ? 'as we read it' : '');
  const rows: readonly (readonly [string, string])[] = [
    [
      'When',
      window === undefined ? 'No moment of its own' : `${window.name}${when === '' ? '' : ` (${when})`}`,
    ],
    ['Kind', activation.map((one) => ACTIVATION_WORDS[one]).join(' or ')],
    ['Stacking', STACKING_WORDS[stacking]],
    ['Also called', aliases.join(', ')],
    ['Text', AUTHORITY_WORDS[authority]],
  ];
  return (
    <dl class="facts">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        ))}
    </dl>
  );
}
