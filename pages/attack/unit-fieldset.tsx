import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../../api/knowledge-base/records.js';
import { LIMITS } from '../../engine/limits.js';
import type { UnitFields } from './attack-form.js';

interface UnitProps {
  readonly kb: KnowledgeBase;
  readonly who: 'attacker' | 'defender';
  readonly unit: UnitFields;
}

const ARENAS = ['Character', 'Ground', 'Space'] as const;

/** One unit of the calculator: its numbers, or a card, and its abilities as they are printed. */
export function UnitFieldset({ kb, who, unit }: UnitProps) {
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
          />
        </label>
      )}
      <div class="numbers">
        <NumberField name={`${who}.power`} label="Power" value={unit.power} most={LIMITS.power} />
        <NumberField name={`${who}.health`} label="Health" value={unit.health} most={LIMITS.health} />
        <NumberField name={`${who}.counters`} label="Damage" value={unit.counters} most={LIMITS.health} />
      </div>
      <label>
        Abilities, one printed line each
        <textarea name={`${who}.abilities`} rows={3} spellcheck={false} data-lines={who}>
          {unit.abilities}
        </textarea>
      </label>
      <AddKeyword kb={kb} who={who} />
      <Details who={who} unit={unit} />
    </fieldset>
  );
}

function AddKeyword({ kb, who }: Omit<UnitProps, 'unit'>) {
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

/** What seldom matters. */
function Details({ who, unit }: Omit<UnitProps, 'kb'>) {
  return (
    <details>
      <summary>Arena, speed, tapped, type line</summary>
      <div class="numbers">
        <label>
          Arena
          <select name={`${who}.arena`}>
            <option value="">the usual one</option>
            {ARENAS.map((arena) => (
              <option key={arena} value={arena} selected={arena === unit.arena}>
                {arena}
              </option>
            ))}
          </select>
        </label>
        <Tapped who={who} value={unit.tapped} />
        <NumberField name={`${who}.speed`} label="Speed" value={unit.speed} most={999} />
      </div>
      <div class="numbers">
        <label>
          Type line
          <input name={`${who}.type`} value={unit.type} placeholder="Space/Ground" />
        </label>
        <label>
          Subtypes
          <input name={`${who}.subtypes`} value={unit.subtypes} placeholder="Clone/Rebel" />
        </label>
      </div>
    </details>
  );
}

function Tapped({ who, value }: Pick<UnitProps, 'who'> & { readonly value: string }) {
  return (
    <label>
      Tapped
      <select name={`${who}.tapped`}>
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

interface NumberProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly most: number;
}

function NumberField({ name, label, value, most }: NumberProps) {
  return (
    <label>
      {label}
      <input type="number" name={name} value={value} min={0} max={most} inputmode="numeric" />
    </label>
  );
}
