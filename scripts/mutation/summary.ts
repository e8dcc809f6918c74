/** What of a mutant matters here; `status` as Stryker calls it. */
export interface JudgedMutant {
  readonly fileName: string;
  readonly status: string;
}

export interface MutantCount {
  readonly tried: number;
  readonly killed: number;
}

const KILLED = ['Killed', 'Timeout'];
const LEFT = ['Survived', 'NoCoverage'];

/** A mutant that never ends is killed, one that no test reaches is left; those set aside were not tried. */
export function countOf(mutants: readonly JudgedMutant[]): MutantCount {
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  const left = mutants.filter(({ status }) => LEFT.includes(status)).length;
  return { tried: killed + left, killed };
}

/** A line for each folder and one for all: how many mutants were killed, of how many that were tried. */
export function summaryOf(mutants: readonly JudgedMutant[]): readonly string[] {
  const folders = [...new Set(mutants.map(folderOf))].sort();
  const counts = folders
    .map((folder) => [folder, countOf(mutants.filter((mutant) => folderOf(mutant) === folder))] as const)
    .filter(([, { tried }]) => tried > 0);
  return [...counts, ['all', countOf(mutants)] as const].map(([name, count]) => line(name, count));
}

function folderOf({ fileName }: JudgedMutant): string {
  return /engine\/(?:[^/]+\/)?/.exec(fileName.replaceAll('\\', '/'))?.[0] ?? fileName;
}

function line(name: string, { tried, killed }: MutantCount): string {
  const percent = tried === 0 ? 'none' : `${((100 * killed) / tried).toFixed(1)} %`;
  return `${name}: ${killed} of ${tried} killed, ${percent}`;
}
