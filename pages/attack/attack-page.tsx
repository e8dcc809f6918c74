import type { ComponentChildren } from 'preact';
import type { LineSolved } from '../../api/attacks/attack-by-line.js';
import type { AttackRefusal } from '../../api/attacks/attack-refusal.js';
import { isFateNotKnown } from '../../api/attacks/not-said.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { assumption } from '../../engine/readings.js';
import { suggestionPath } from '../layout/failure-page.js';
import { Link, useHref } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { attackFieldsPath, attackPath } from '../paths.js';
import { Announced } from '../shared/announced.js';
import { faultyField } from '../shared/form-fault.js';
import { type AttackFields, EMPTY_FIELDS, fieldsFor, namedFields } from './attack-form.js';
import { AttackResult } from './attack-result.js';
import { fateOf } from './fate.js';
import type { FieldFault } from './field-fault.js';
import { FieldsForm } from './fields-form.js';
import { KeptReading } from './kept-reading.js';
import type { ShownReadings } from './reading-asked.js';

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

/** Fields that make no attack, and what is wrong with which of them. */
interface FaultyFields {
  readonly kb: KnowledgeBase;
  readonly fields: AttackFields;
  readonly fault: FieldFault;
  readonly reading: string | null;
}

const AS_WE_READ: ShownReadings = { other: null, isEvery: false, ignored: [], matter: [] };

const EXAMPLE = '7 power, Critical Hit 2, Lucky 1 vs 5/2 health, Armor, Evade 2 (2 Force)';

export function attackPage(shown: ShownAttack): Page {
  const { kb, line, outcome, readings = AS_WE_READ, fault } = shown;
  const isFaulty = outcome?.ok === false || fault !== undefined;
  const path = attackPath(line, readings.other ?? '');
  const fields = shown.fields ?? (outcome?.ok === true ? fieldsFor(outcome.input) : EMPTY_FIELDS);
  return {
    title: line === '' ? TITLE : attackTitle(line, readings.other),
    description: fault ?? descriptionOf(outcome, readings),
    path,
    scripts: SCRIPTS,
    listed: line === '',
    ...(outcome?.ok === false ? { status: 400 } : {}),
    body: (
      <Calculator
        path={path}
        line={<LineForm line={line} reading={readings.other} isFaulty={isFaulty} />}
        isAsked={line !== ''}
        form={<FieldsForm kb={kb} fields={fields} fault={null} reading={readings.other} />}
      >
        {fault === undefined ? (
          <Outcome kb={kb} line={line} outcome={outcome} readings={readings} />
        ) : (
          <div class="notice fault" id={FAULT}>
            <p>{fault}</p>
          </div>
        )}
      </Calculator>
    ),
  };
}

/** The calculator with a fault at one of its fields. They are in no line yet, so the address has them all. */
export function faultyAttackPage({ kb, fields, fault, reading }: FaultyFields): Page {
  const path = faultyFieldsPath(fields, reading);
  return {
    title: `${TITLE}: ${fault.label}`,
    description: fault.message,
    path,
    scripts: SCRIPTS,
    listed: false,
    status: 400,
    body: (
      <Calculator
        path={path}
        line={<LineForm line="" reading={reading} isFaulty={false} />}
        isAsked
        form={<FieldsForm kb={kb} fields={fields} fault={fault} reading={reading} />}
      >
        <div class="notice fault">
          <p>
            <a href={`#${fault.field}`}>{fault.label}</a>: {fault.message}
          </p>
        </div>
      </Calculator>
    ),
  };
}

export function faultyFieldsPath(fields: AttackFields, reading: string | null): string {
  return attackFieldsPath(namedFields(fields), reading ?? '');
}

/** Also shown of a link elsewhere. */
function attackTitle(line: string, reading: string | null): string {
  return `Attack${reading === null ? '' : `, by the other reading of ${reading}`}: ${line.slice(0, 100)}`;
}

const TITLE = 'Attack calculator';
const SCRIPTS = ['live', 'copy'] as const;

interface CalculatorProps {
  readonly path: string;
  readonly line: ComponentChildren;
  /** Otherwise there is no result to go past. */
  readonly isAsked: boolean;
  readonly form: ComponentChildren;
  /** What comes out. */
  readonly children: ComponentChildren;
}

function Calculator({ path, line, isAsked, form, children }: CalculatorProps) {
  return (
    <>
      <h1>{TITLE}</h1>
      <Announced />
      {line}
      {isAsked && (
        <p class="narrow-only no-print">
          <a href="#units">Change the units</a>
        </p>
      )}
      <div class="calculator">
        <div id="result" data-path={path}>
          {children}
        </div>
        {form}
      </div>
    </>
  );
}

function descriptionOf(outcome: ShownAttack['outcome'], { other }: ShownReadings): string {
  const defender =
    outcome?.ok === true ? outcome.solved.units.find(({ role }) => role === 'defender') : undefined;
  if (outcome?.ok === false) return outcome.message;
  if (outcome === null || defender === undefined)
    return 'What an attack will do, exactly: every outcome with its chance, under best play of both sides.';
  const chance = `The defender is discarded with a chance of ${fateOf(outcome, defender)}.`;
  const fate = isFateNotKnown(outcome, 'defender')
    ? 'Whether the defender is discarded is not known: its health was not said.'
    : chance;
  return other === null
    ? fate
    : `${fate} Played by another reading of the rules: ${assumption(other).alternative}`;
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
