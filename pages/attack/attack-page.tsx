import { percentPrinted } from '../../api/answers/odds/percent.js';
import type { LineSolved } from '../../api/attacks/attack-by-line.js';
import type { AttackRefusal } from '../../api/attacks/attack-refusal.js';
import { fullName } from '../../api/knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { suggestionPath } from '../layout/failure-page.js';
import { Link, useHref } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { attackPath } from '../paths.js';
import { faultyField } from '../shared/form-fault.js';
import { type AttackFields, EMPTY_FIELDS, fieldsFor } from './attack-form.js';
import { AttackResult } from './attack-result.js';
import type { ShownReadings } from './reading-asked.js';
import { UnitFieldset } from './unit-fieldset.js';

/** An attack that is shown: in one line as it was asked, the fields if it came by them, and what comes out. */
export interface ShownAttack {
  readonly kb: KnowledgeBase;
  /** Empty: the calculator alone. */
  readonly line: string;
  readonly fields: AttackFields | null;
  /** Null when nothing is asked. */
  readonly outcome: LineSolved | AttackRefusal | null;
  readonly readings?: ShownReadings;
  /** Why it could not be worked out now. */
  readonly fault?: string;
}

const AS_WE_READ: ShownReadings = { other: null, isEvery: false, ignored: [], matter: [] };

const EXAMPLE = '7 power, Critical Hit 2, Lucky 1 vs 5/2 health, Armor, Evade 2 (2 Force)';

export function attackPage(shown: ShownAttack): Page {
  const { kb, line, outcome, readings = AS_WE_READ, fault } = shown;
  const isFaulty = outcome?.ok === false || fault !== undefined;
  const path = attackPath(line, readings.other ?? '');
  const fields = shown.fields ?? (outcome?.ok === true ? fieldsFor(outcome.input) : EMPTY_FIELDS);
  return {
    title: line === '' ? 'Attack calculator' : `Attack: ${line.slice(0, 100)}`,
    description: descriptionOf(outcome),
    path,
    scripts: ['live', 'copy'],
    listed: line === '',
    ...(outcome?.ok === false ? { status: 400 } : {}),
    body: (
      <>
        <h1>Attack calculator</h1>
        <LineForm line={line} reading={readings.other} isFaulty={isFaulty} />
        {line !== '' && (
          <p class="narrow-only no-print">
            <a href="#units">Change the units</a>
          </p>
        )}
        <div class="calculator">
          <div id="result" aria-live="polite" data-path={path}>
            {fault === undefined ? (
              <Outcome kb={kb} line={line} outcome={outcome} readings={readings} />
            ) : (
              <div class="notice fault" id={FAULT}>
                <p>{fault}</p>
              </div>
            )}
          </div>
          <FieldsForm kb={kb} fields={fields} reading={readings.other} />
        </div>
      </>
    ),
  };
}

function descriptionOf(outcome: ShownAttack['outcome']): string {
  const defender =
    outcome?.ok === true ? outcome.solved.units.find(({ role }) => role === 'defender') : undefined;
  return defender === undefined
    ? 'What an attack will do, exactly: every outcome with its chance, under best play of both sides.'
    : `The defender is discarded with a chance of ${percentPrinted(defender.discardChance)}.`;
}

/** The reading by which an attack is played stays what it is while another attack is typed. */
function KeptReading({ reading }: { readonly reading: string | null }) {
  return reading === null ? null : <input type="hidden" name="reading" value={reading} />;
}

interface LineProps {
  readonly line: string;
  readonly reading: string | null;
  readonly isFaulty: boolean;
}

/** Posted, so that what is too long for an address comes back in the form; what is not has its own address in the end. */
function LineForm({ line, reading, isFaulty }: LineProps) {
  return (
    <form class="search-form" action={useHref('attack')} method="post" data-live="line">
      <KeptReading reading={reading} />
      <div class="field">
        <label class="unseen" for="line">
          The attack in one line
        </label>
        <input
          id="line"
          name="q"
          value={line}
          placeholder={EXAMPLE}
          autocomplete="off"
          spellcheck={false}
          {...faultyField(isFaulty, FAULT)}
        />
      </div>
      <button type="submit">Work out</button>
    </form>
  );
}

function Outcome({ kb, line, outcome, readings = AS_WE_READ }: Omit<ShownAttack, 'fields'>) {
  if (outcome === null) {
    return (
      <p class="soft">
        Write an attack in one line, or fill in the units below. Such as{' '}
        <Link to={attackPath(EXAMPLE)}>{EXAMPLE}</Link>
        {kb.cards.size > 0 && ', or two names of cards with “vs” between them'}.
      </p>
    );
  }
  return outcome.ok ? (
    <AttackResult kb={kb} line={line} attack={outcome} readings={readings} />
  ) : (
    <Refused line={line} refusal={outcome} />
  );
}

const FAULT = 'fault';

/** What is wrong with the line, and where. */
function Refused({ line, refusal }: { readonly line: string; readonly refusal: AttackRefusal }) {
  const { message, rule, limit, suggestions, column } = refusal;
  return (
    <div class="notice fault" id={FAULT}>
      <p>{message}</p>
      {column !== null && (
        <pre aria-hidden="true">{`${line}\n${' '.repeat(Math.max(0, Math.min(column, line.length + 1) - 1))}^`}</pre>
      )}
      {rule !== null && <p class="source">Rule: {rule}</p>}
      {limit !== null && <p class="source">Limit: {limit}</p>}
      {suggestions.length > 0 && (
        <p>
          Did you mean{' '}
          {suggestions.map((suggestion, index) => (
            <>
              {index > 0 && ', '}
              <Link to={suggestionPath(suggestion)}>{suggestion.label}</Link>
            </>
          ))}
          ?
        </p>
      )}
    </div>
  );
}

interface FieldsProps {
  readonly kb: KnowledgeBase;
  readonly fields: AttackFields;
  readonly reading: string | null;
}

function FieldsForm({ kb, fields, reading }: FieldsProps) {
  const { attacker, defender } = fields;
  return (
    <form action={useHref('attack')} method="post" data-live="fields" class="no-print">
      <KeptReading reading={reading} />
      <h2 id="units">The units</h2>
      <div class="two">
        <UnitFieldset kb={kb} who="attacker" unit={attacker} />
        <UnitFieldset kb={kb} who="defender" unit={defender} />
      </div>
      <AroundThem fields={fields} />
      <datalist id="card-names">
        {[...kb.cards.values()].slice(0, MOST_NAMES).map((card) => (
          <option key={card.slug} value={fullName(card)} />
        ))}
      </datalist>
      <button type="submit">Work out</button>
    </form>
  );
}

function AroundThem({ fields }: { readonly fields: AttackFields }) {
  const { others, dark, forces, options } = fields;
  return (
    <fieldset>
      <legend>Around them</legend>
      <p class="options">
        Dark Side, who acts first:{' '}
        {(['attacker', 'defender'] as const).map((side) => (
          <label key={side}>
            <input type="radio" name="dark" value={side} checked={(dark || 'attacker') === side} /> {side}
          </label>
        ))}
      </p>
      <div class="numbers">
        <label>
          Force of the attacker
          <input type="number" name="force.attacker" value={forces[0]} min={0} max={999} placeholder="99" />
        </label>
        <label>
          Force of the defender
          <input type="number" name="force.defender" value={forces[1]} min={0} max={999} placeholder="99" />
        </label>
      </div>
      <label>
        Other units, one a line, with a name in quotes
        <textarea name="others" rows={2} spellcheck={false} placeholder={'"guard" 5 health, Protect 2'}>
          {others}
        </textarea>
      </label>
      <label>
        Further options
        <input name="options" value={options} placeholder="lucky always; roll 1 4 6" />
      </label>
    </fieldset>
  );
}

/** More would make the page heavy; others can be typed. */
const MOST_NAMES = 300;
