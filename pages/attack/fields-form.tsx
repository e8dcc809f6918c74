import { fullName } from '../../api/knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { useHref } from '../layout/link.js';
import type { AttackFields } from './attack-form.js';
import { FaultBeside, fieldMarks } from './fault-beside.js';
import type { FieldFault } from './field-fault.js';
import { KeptReading } from './kept-reading.js';
import { MOST_FORCE } from './number-fields.js';
import { UnitFieldset } from './unit-fieldset.js';

const ROLES = ['attacker', 'defender'] as const;

interface FieldsProps {
  readonly kb: KnowledgeBase;
  readonly fields: AttackFields;
  readonly fault: FieldFault | null;
  readonly reading: string | null;
}

/** The calculator field by field. */
export function FieldsForm({ kb, fields, fault, reading }: FieldsProps) {
  const { attacker, defender } = fields;
  return (
    <form action={useHref('attack')} method="post" data-live="fields" class="no-print">
      <KeptReading reading={reading} />
      <h2 id="units">The units</h2>
      <div class="two">
        <UnitFieldset kb={kb} who="attacker" unit={attacker} fault={fault} />
        <UnitFieldset kb={kb} who="defender" unit={defender} fault={fault} />
      </div>
      <AroundThem fields={fields} fault={fault} />
      <datalist id="card-names">
        {[...kb.cards.values()].slice(0, MOST_NAMES).map((card) => (
          <option key={card.slug} value={fullName(card)} />
        ))}
      </datalist>
      <button type="submit">Work out</button>
    </form>
  );
}

function AroundThem({ fields, fault }: Pick<FieldsProps, 'fields' | 'fault'>) {
  const { others, dark, forces, options } = fields;
  return (
    <fieldset>
      <legend>Around them</legend>
      <p class="options">
        Dark Side, who acts first:{' '}
        {ROLES.map((side) => (
          <label key={side}>
            <input type="radio" name="dark" value={side} checked={(dark || 'attacker') === side} /> {side}
          </label>
        ))}
      </p>
      <div class="numbers">
        {ROLES.map((who, at) => (
          <label key={who}>
            Force of the {who}
            <input
              type="number"
              name={`force.${who}`}
              value={forces[at]}
              min={0}
              max={MOST_FORCE}
              placeholder="99"
              {...fieldMarks(`force.${who}`, 'around', fault)}
            />
          </label>
        ))}
      </div>
      <FaultBeside group="around" fault={fault} />
      <label>
        Other units, one a line, with a name in quotes
        <textarea
          name="others"
          rows={2}
          spellcheck={false}
          placeholder={'"guard" 5 health, Protect 2'}
          {...fieldMarks('others', 'around', fault)}
        >
          {others}
        </textarea>
      </label>
      <label>
        Further options
        <input
          name="options"
          value={options}
          placeholder="lucky always; roll 1 4 6"
          {...fieldMarks('options', 'around', fault)}
        />
      </label>
    </fieldset>
  );
}

/** More would make the page heavy; others can be typed. */
const MOST_NAMES = 300;
