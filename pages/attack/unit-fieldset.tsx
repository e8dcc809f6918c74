import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../../api/knowledge-base/records.js';
import type { UnitFields } from './attack-form.js';
import { FaultBeside, fieldMarks } from './fault-beside.js';
import type { FieldFault } from './field-fault.js';
import { UNIT_NUMBERS, type UnitNumber } from './number-fields.js';

interface UnitProps {
  readonly kb: KnowledgeBase;
  readonly who: 'attacker' | 'defender';
  readonly unit: UnitFields;
  /** Of a field anywhere in the form. */
  readonly fault: FieldFault | null;
}

const ARENAS = ['Character', 'Ground', 'Space'] as const;

/** One unit of the calculator: its numbers, or a card, and its abilities as they are printed. */
export function UnitFieldset({ kb, who, unit, fault }: UnitProps) {
  const isAttacker = who === 'attacker';
  return (
    <fieldset>
      <legend>{isAttacker ? 'Attacker' : 'Defender'}</legend>
      {kb.cards.size > 0 && (
        <label>
          A card, in place of its numbers
          <input
            name={`${who}.card`}
            value={unit.card}
            list="card-names"
            autocomplete="off"
            data-replaces={who}
            {...fieldMarks(`${who}.card`, who, fault)}
          />
        </label>
      )}
      <div class="numbers">
        {(['power', 'health', 'counters'] as const).map((name) => (
          <NumberField key={name} who={who} name={name} value={unit[name]} fault={fault} />
        ))}
      </div>
      <FaultBeside group={who} fault={fault} />
      <label>
        Abilities, one printed line each
        <textarea
          name={`${who}.abilities`}
          rows={3}
          spellcheck={false}
          data-lines={who}
          {...fieldMarks(`${who}.abilities`, who, fault)}
        >
          {unit.abilities}
        </textarea>
      </label>
      <AddKeyword kb={kb} who={who} />
      <Details who={who} unit={unit} fault={fault} />
    </fieldset>
  );
}

function AddKeyword({ kb, who }: Pick<UnitProps, 'kb' | 'who'>) {
  return (
    <label>
      Add a keyword
      <select name={`${who}.add`} data-adds={who}>
        <option value="">choose</option>
        {kb.names.alphabetical.filter(hasPlainLine).map((keyword) => (
          <option key={keyword.slug} value={plainLine(keyword)}>
            {keyword.signature}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Can it be written without words of the card? */
function hasPlainLine({ inAttack, parameter }: KeywordRecord): boolean {
  return (
    inAttack !== false && (parameter === 'NONE' || parameter === 'NUMBER' || parameter === 'SIGNED_NUMBER')
  );
}

function plainLine({ name, parameter }: KeywordRecord): string {
  return parameter === 'NONE' ? name : `${name} 1`;
}

const HIDDEN: readonly (keyof UnitFields)[] = ['arena', 'tapped', 'speed', 'type', 'subtypes'];

/** What seldom matters. */
function Details({ who, unit, fault }: Omit<UnitProps, 'kb'>) {
  const isFaulty = HIDDEN.some((name) => fault?.field === `${who}.${name}`);
  return (
    <details open={isFaulty}>
      <summary>Arena, speed, tapped, type line</summary>
      <div class="numbers">
        <label>
          Arena
          <select name={`${who}.arena`} {...fieldMarks(`${who}.arena`, who, fault)}>
            <option value="">the usual one</option>
            {ARENAS.map((arena) => (
              <option key={arena} value={arena} selected={arena === unit.arena}>
                {arena}
              </option>
            ))}
          </select>
        </label>
        <Tapped who={who} value={unit.tapped} fault={fault} />
        <NumberField who={who} name="speed" value={unit.speed} fault={fault} />
      </div>
      <div class="numbers">
        <label>
          Type line
          <input
            name={`${who}.type`}
            value={unit.type}
            placeholder="Space/Ground"
            {...fieldMarks(`${who}.type`, who, fault)}
          />
        </label>
        <label>
          Subtypes
          <input
            name={`${who}.subtypes`}
            value={unit.subtypes}
            placeholder="Clone/Rebel"
            {...fieldMarks(`${who}.subtypes`, who, fault)}
          />
        </label>
      </div>
    </details>
  );
}

function Tapped({ who, value, fault }: Pick<UnitProps, 'who' | 'fault'> & { readonly value: string }) {
  return (
    <label>
      Tapped
      <select name={`${who}.tapped`} {...fieldMarks(`${who}.tapped`, who, fault)}>
        <option value="">not known</option>
        <option value="tapped" selected={value === 'tapped'}>
          tapped
        </option>
        <option value="untapped" selected={value === 'untapped'}>
          untapped
        </option>
      </select>
    </label>
  );
}

interface NumberProps extends Pick<UnitProps, 'who' | 'fault'> {
  readonly name: UnitNumber;
  readonly value: string;
}

function NumberField({ who, name, value, fault }: NumberProps) {
  const { label, most } = UNIT_NUMBERS[name];
  const whole = `${who}.${name}`;
  return (
    <label>
      {label}
      <input
        type="number"
        name={whole}
        value={value}
        min={0}
        max={most}
        inputmode="numeric"
        {...fieldMarks(whole, who, fault)}
      />
    </label>
  );
}
