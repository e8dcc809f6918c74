import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlayedOtherwise, type ReadingCode } from '../../engine/readings.js';
import { MEASURES, measureOf } from './measure.js';
import type { Expectation, Fault, Place, Scenario } from './scenario.js';

/** The scenarios of some files, and what could not be read. */
export interface ScenariosRead {
  readonly scenarios: readonly Scenario[];
  readonly faults: readonly Fault[];
}

/** Name relative to the folder of the data, and text. */
export interface ScenarioFile {
  readonly file: string;
  readonly text: string;
}

/** The files of `data/scenarios`, by name; none where there is no such folder. */
export function scenarioFiles(dataFolder: string): readonly ScenarioFile[] {
  const folder = join(dataFolder, 'scenarios');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ file: `data/scenarios/${name}`, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Reads scenario files: see `data/README.md` for the form. Names must be unique over all of them. */
export function readScenarios(files: readonly ScenarioFile[]): ScenariosRead {
  const read = files.map(readFile);
  const scenarios = read.flatMap((one) => one.scenarios);
  const first = new Map<string, Scenario>();
  const repeated = scenarios.flatMap((scenario): readonly Fault[] => {
    const before = first.get(scenario.name);
    if (before === undefined) first.set(scenario.name, scenario);
    const { file, line } = before?.place.name ?? scenario.place.name;
    const message = `The name "${scenario.name}" is taken (${file}:${line}): give it another one.`;
    return before === undefined ? [] : [{ at: scenario.place.name, message }];
  });
  return { scenarios, faults: [...read.flatMap(({ faults }) => faults), ...repeated] };
}

interface Line {
  readonly key: string;
  readonly value: string;
  readonly keyAt: Place;
  readonly valueAt: Place;
}

interface Block {
  readonly name: string;
  readonly at: Place;
  readonly lines: Line[];
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function readFile({ file, text }: ScenarioFile): ScenariosRead {
  const faults: Fault[] = [];
  const blocks: Block[] = [];
  for (const [index, whole] of text.split('\n').entries()) {
    const content = whole.trim();
    if (content === '' || content.startsWith('#')) continue;
    const column = whole.indexOf(content) + 1;
    const at: Place = { file, line: index + 1, column };
    const block = blocks.at(-1);
    if (column === 1) {
      if (!NAME.test(content))
        faults.push({
          at,
          message: `Found "${content}"; expected a name of small letters, digits and hyphens.`,
        });
      blocks.push({ name: content, at, lines: [] });
    } else if (block === undefined) {
      faults.push({ at, message: 'Found a line of a scenario before any name; write its name above it.' });
    } else {
      const line = readLine(at, content);
      if (line === null) faults.push({ at, message: `Found "${content}"; expected "key: value".` });
      else block.lines.push(line);
    }
  }
  const scenarios = blocks.flatMap((block) => scenarioOf(block, faults));
  return { scenarios, faults };
}

function readLine(at: Place, content: string): Line | null {
  const colon = content.indexOf(':');
  if (colon < 1) return null;
  const value = content.slice(colon + 1).trim();
  const column = at.column + (value === '' ? colon + 1 : content.indexOf(value, colon));
  return { key: content.slice(0, colon).trim(), value, keyAt: at, valueAt: { ...at, column } };
}

function scenarioOf({ name, at, lines }: Block, faults: Fault[]): readonly Scenario[] {
  const taken = new Set<string>();
  const expected: Expectation[] = [];
  const found = new Map<string, Line>();
  for (const line of lines) {
    const { key, value, keyAt, valueAt } = line;
    const measure = measureOf(key);
    if (taken.has(key)) faults.push({ at: keyAt, message: `"${key}" stands twice in "${name}"; keep one.` });
    taken.add(key);
    if (measure !== null) expected.push({ measure, text: value, at: valueAt });
    else if (ASIDE.includes(key)) found.set(key, line);
    else faults.push({ at: keyAt, message: `"${key}" is not known; expected ${KEYS}.` });
  }
  const shows = found.get('shows');
  const attack = found.get('attack');
  const restsOn = found.get('rests on');
  const reading = readingOf(found.get('reading'), faults);
  if (shows === undefined || attack === undefined) {
    const missing = shows === undefined ? 'shows' : 'attack';
    faults.push({ at, message: `"${name}" has no "${missing}:"; every scenario needs one.` });
    return [];
  }
  return [
    {
      name,
      shows: listOf(shows.value),
      restsOn: restsOn === undefined ? [] : listOf(restsOn.value),
      attack: attack.value,
      reading,
      expected,
      place: { name: at, shows: shows.valueAt, restsOn: restsOn?.valueAt ?? null, attack: attack.valueAt },
    },
  ];
}

function readingOf(line: Line | undefined, faults: Fault[]): ReadingCode | null {
  if (line === undefined) return null;
  if (isPlayedOtherwise(line.value)) return line.value;
  const message = `Found "${line.value}"; expected the code of a reading that can be played otherwise, as engine/readings.ts has it.`;
  faults.push({ at: line.valueAt, message });
  return null;
}

const ASIDE: readonly string[] = ['shows', 'rests on', 'attack', 'reading'];
const KEYS = [...ASIDE, ...MEASURES.map(([key]) => key)].join(', ');

function listOf(value: string): readonly string[] {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
