/** What of a mutant matters here; `status` as Stryker calls it. */
export interface JudgedMutant {
  readonly fileName: string;
  readonly status: string;
}

const KILLED = ['Killed', 'Timeout'];
const LEFT = ['Survived', 'NoCoverage'];

/** A line for each folder and one for all: how many mutants were killed, of how many that were tried. */
export function summaryOf(mutants: readonly JudgedMutant[]): readonly string[] {
  const tried = mutants.filter(({ status }) => [...KILLED, ...LEFT].includes(status));
  const folders = [...new Set(tried.map(folderOf))].sort();
  return [
    ...folders.map((folder) =>
      line(
        folder,
        tried.filter((mutant) => folderOf(mutant) === folder),
      ),
    ),
    line('all', tried),
  ];
}

function folderOf({ fileName }: JudgedMutant): string {
  return /engine\/(?:[^/]+\/)?/.exec(fileName.replaceAll('\\', '/'))?.[0] ?? fileName;
}

function line(name: string, tried: readonly JudgedMutant[]): string {
  const killed = tried.filter(({ status }) => KILLED.includes(status)).length;
  const percent = tried.length === 0 ? 'none' : `${((100 * killed) / tried.length).toFixed(1)} %`;
  return `${name}: ${killed} of ${tried.length} killed, ${percent}`;
}
