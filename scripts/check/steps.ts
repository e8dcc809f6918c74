/** One check: a command, and how its output proves that it looked at something. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Finds the number of things it saw. */
  readonly saw: RegExp;
  readonly atLeast: number;
  /** Exit status that means all is well; a proof by provoking findings has another, or any where the tool exits with their number, modulo 256. */
  readonly exitCode: number | 'ANY';
}

/**
 * A tool that reads nothing reports nothing, and passes: dependency-cruiser without a TypeScript it knows cruises 0 modules. So every step
 * names a number it must find in the output.
 */
export const STEPS: readonly Step[] = [
  {
    name: 'lint and format',
    command: ['biome', 'ci', '.'],
    saw: /Checked (\d+) files/,
    atLeast: 150,
    exitCode: 0,
  },
  {
    name: 'types',
    command: ['tsc', '--project', '.', '--diagnostics'],
    saw: /Files:\s+(\d+)/,
    atLeast: 300,
    exitCode: 0,
  },
  {
    name: 'types of the scripts of pages',
    command: ['tsc', '--project', 'pages/browser', '--diagnostics'],
    saw: /Files:\s+(\d+)/,
    atLeast: 4,
    exitCode: 0,
  },
  {
    name: 'layering',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'api',
      'client',
      'engine',
      'pages',
      'schema',
      'scripts',
    ],
    saw: /\((\d+) modules/,
    atLeast: 150,
    exitCode: 0,
  },
  {
    name: 'layering finds what is forbidden',
    command: [
      'depcruise',
      '--config',
      'scripts/check/everything-is-forbidden.cjs',
      'api',
      'client',
      'engine',
      'pages',
      'schema',
      'scripts',
    ],
    saw: /(\d+) dependency violations/,
    atLeast: 150,
    exitCode: 'ANY',
  },
  {
    name: 'dead code',
    command: ['knip', '--no-progress', '--no-config-hints'],
    saw: /^()/,
    atLeast: 0,
    exitCode: 0,
  },
  {
    name: 'dead code finds what is dead',
    command: [
      'knip',
      '--no-progress',
      '--no-config-hints',
      '--config',
      'scripts/check/everything-is-dead.json',
    ],
    saw: /Unused files \((\d+)\)/,
    atLeast: 100,
    exitCode: 1,
  },
  {
    name: 'printed schema',
    command: ['node', '--import', 'tsx', 'scripts/print-schema.ts', '--check'],
    saw: /(\d+) types/,
    atLeast: 40,
    exitCode: 0,
  },
  {
    name: 'description of the plain data',
    command: ['node', '--import', 'tsx', 'scripts/generate-openapi.ts', '--check'],
    saw: /(\d+) operations/,
    atLeast: 10,
    exitCode: 0,
  },
  {
    name: 'script for the pages of others',
    command: ['node', '--import', 'tsx', 'scripts/publish-embed.ts', '--check'],
    saw: /(\d+) bytes/,
    atLeast: 1_000,
    exitCode: 0,
  },
  {
    name: 'queries of the client',
    command: ['node', '--import', 'tsx', 'scripts/generate-client.ts', '--check'],
    saw: /(\d+) queries/,
    atLeast: 7,
    exitCode: 0,
  },
  {
    name: 'grammar',
    command: ['node', '--import', 'tsx', 'scripts/generate-grammar.ts', '--check'],
    saw: /(\d+) rules/,
    atLeast: 20,
    exitCode: 0,
  },
  {
    name: 'keyword list',
    command: ['node', '--import', 'tsx', 'scripts/generate-keyword-list.ts', '--check'],
    saw: /(\d+) keywords/,
    atLeast: 60,
    exitCode: 0,
  },
  {
    name: 'rulings, rules and scenarios',
    command: ['node', '--import', 'tsx', 'scripts/scenarios.ts'],
    saw: /(\d+) scenarios and \d+ rulings agree/,
    atLeast: 150,
    exitCode: 0,
  },
  {
    name: 'interactions',
    command: ['node', '--import', 'tsx', 'scripts/interactions.ts', '--check'],
    saw: /(\d+) pairs/,
    atLeast: 1_830,
    exitCode: 0,
  },
  {
    name: 'numbers of the README',
    command: ['node', '--import', 'tsx', 'scripts/numbers.ts', '--check'],
    saw: /(\d+) questions and pairs/,
    atLeast: 300,
    exitCode: 0,
  },
  {
    name: 'conversations of the README',
    command: ['node', '--import', 'tsx', 'scripts/conversations.ts', '--check'],
    saw: /(\d+) conversations stand/,
    atLeast: 1,
    exitCode: 0,
  },
  {
    name: 'documents',
    command: ['vitest', 'run', 'scripts/documents.test.ts'],
    saw: /Tests\s+(\d+) passed/,
    atLeast: 8,
    exitCode: 0,
  },
];
