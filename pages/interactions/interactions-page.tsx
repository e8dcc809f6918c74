import type { InteractionReport, Refusal } from '../../api/interactions/interaction-report.js';
import type { KnownPair } from '../../api/interactions/pair-memory.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { suggestionPath } from '../layout/failure-page.js';
import { Link, useHref } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { interactionsPath } from '../paths.js';
import { Announced } from '../shared/announced.js';
import { faultyField } from '../shared/form-fault.js';
import { AllPairs, type PairFilter } from './all-pairs.js';
import { InteractionView } from './interaction-view.js';

/** What is asked about keywords, as typed, and what was found. */
export interface ShownInteraction {
  readonly kb: KnowledgeBase;
  readonly asked: readonly string[];
  /** Null when nothing is asked, or the server could not check it. */
  readonly report: InteractionReport | Refusal | null;
  /** Why it could not. */
  readonly fault?: string;
}

/** Fields of the form; a check takes so many keywords. */
const MOST_ASKED = 4;
/** Of more that are asked, so many are shown, so that some can be taken out. */
const MOST_SHOWN = 8;

export function interactionPage({ kb, asked, report, fault }: ShownInteraction): Page {
  const isRefused = report !== null && 'ok' in report;
  return {
    title: `Interaction: ${asked.join(' and ').slice(0, 100)}`,
    description: report === null ? (fault ?? '') : isRefused ? report.message : report.headline,
    path: interactionsPath(asked),
    scripts: ['live', 'copy'],
    listed: false,
    ...(isRefused ? { status: 400 } : {}),
    body: (
      <>
        <h1>How keywords meet</h1>
        <Announced />
        <Picker kb={kb} asked={asked} isFaulty={isRefused || fault !== undefined} />
        <div id="result" data-path={interactionsPath(asked)}>
          {fault !== undefined && <Fault message={fault} />}
          {report !== null &&
            (isRefused ? (
              <Refused refusal={report} />
            ) : (
              <InteractionView kb={kb} asked={asked} report={report} />
            ))}
        </div>
        <p>
          <Link to="interactions">All pairs of keywords</Link>
        </p>
      </>
    ),
  };
}

/** Without keywords: the way to pick some, and all pairs. */
export function allPairsPage(
  kb: KnowledgeBase,
  pairs: readonly KnownPair[],
  total: number,
  filter: PairFilter,
): Page {
  return {
    title: 'How keywords meet',
    description:
      'Which keywords of the Star Wars Trading Card Game affect each other, by ruling and by playing it out: all pairs.',
    path: 'interactions',
    scripts: ['live', 'grid'],
    body: (
      <>
        <h1>How keywords meet</h1>
        <p class="lead">
          Pick two to four keywords, with a value or as printed: “Stun 2”, “Switch: Overkill/Stun 2”.
        </p>
        <Announced />
        <Picker kb={kb} asked={[]} isFaulty={false} />
        <div id="result" data-path={interactionsPath([])} />
        <AllPairs kb={kb} pairs={pairs} total={total} filter={filter} />
      </>
    ),
  };
}

interface PickerProps extends Pick<ShownInteraction, 'kb' | 'asked'> {
  readonly isFaulty: boolean;
}

function Picker({ kb, asked, isFaulty }: PickerProps) {
  const fields = Math.min(Math.max(MOST_ASKED, asked.length), MOST_SHOWN);
  return (
    <form action={useHref('interactions')} data-live="keywords" class="no-print">
      <div class="numbers picker">
        {Array.from({ length: fields }, (_, index) => (
          <label key={index}>
            {index < 2 ? `Keyword ${index + 1}` : `Keyword ${index + 1}, if any`}
            <input
              name="k"
              value={asked[index] ?? ''}
              list="keyword-names"
              autocomplete="off"
              spellcheck={false}
              {...faultyField(isFaulty && index === 0, FAULT)}
            />
          </label>
        ))}
      </div>
      <datalist id="keyword-names">
        {kb.names.alphabetical.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      <button type="submit">Check</button>
    </form>
  );
}

const FAULT = 'fault';

function Fault({ message }: { readonly message: string }) {
  return (
    <div class="notice fault" id={FAULT}>
      <p>{message}</p>
    </div>
  );
}

function Refused({ refusal: { message, rule, limit, suggestions } }: { readonly refusal: Refusal }) {
  return (
    <div class="notice fault" id={FAULT}>
      <p>{message}</p>
      {rule !== null && <p class="source">Rule: {rule}</p>}
      {limit !== null && <p class="source">Limit: {limit}</p>}
      {suggestions.map((suggestion) => (
        <p key={suggestion.id}>
          <Link to={suggestionPath(suggestion)}>{suggestion.label}</Link>
        </p>
      ))}
    </div>
  );
}
