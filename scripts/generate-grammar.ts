/** Makes the parser of the attack line from its grammar; with --check only says whether the parser is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import peggy from 'peggy';

const NAME = 'engine/notation/attack-line-parser.ts';
const FILE = fileURLToPath(new URL(`../${NAME}`, import.meta.url));
const GRAMMAR = fileURLToPath(new URL('../engine/notation/attack-line.peggy', import.meta.url));
const START_RULES = ['AttackLine', 'PlainAbility', 'OnlyFacts', 'Facts'];

interface Outcome {
  readonly exitCode: 0 | 1;
  readonly message: string;
}

function moduleSource(parser: string): string {
  return `// @ts-nocheck
/** Generated from attack-line.peggy by \`npm run grammar\`; change the grammar, not this file. */
import type { AttackLineTree, Fact } from './attack-line-tree.js';

interface Expectation {
  readonly type: string;
  readonly text?: string;
  readonly description?: string;
}

interface AttackLineSyntaxError extends SyntaxError {
  readonly expected: readonly Expectation[];
  readonly location: { readonly start: { readonly offset: number } };
}

const parser =
${parser.trimEnd().replace(/;$/, '')};

export const AttackLineSyntaxError: { new (): AttackLineSyntaxError } = parser.SyntaxError;

/** \`inWords\`: words such as \`against\` part the units. Throws AttackLineSyntaxError. */
export function parse(text: string, inWords: boolean): AttackLineTree {
  return parser.parse(text, { inWords });
}

/** What the whole text says of a unit; null when it is no such text. */
export function parseFacts(text: string, startRule: 'OnlyFacts' | 'Facts'): readonly Fact[] | null {
  const read = parser.parse(text, { startRule, peg$library: true });
  return read.peg$success ? read.peg$result : null;
}

/** Whether the whole text is an ability line that needs no quotes. */
export function isPlainAbility(text: string): boolean {
  return parser.parse(text, { startRule: 'PlainAbility', peg$library: true }).peg$success;
}
`;
}

function readGenerated(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}

function run(options: readonly string[]): Outcome {
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined) {
    return { exitCode: 1, message: `grammar does not know '${unknown}'; expected nothing or --check.` };
  }
  const grammar = readFileSync(GRAMMAR, 'utf8');
  const settings = { allowedStartRules: START_RULES, grammarSource: 'attack-line.peggy' };
  const { length: rules } = peggy.generate(grammar, { ...settings, output: 'ast' }).rules;
  const generated = moduleSource(peggy.generate(grammar, { ...settings, output: 'source', format: 'bare' }));
  const upToDate = readGenerated() === generated;
  if (options.includes('--check') && !upToDate) {
    const message = `${NAME} differs from its grammar (${rules} rules). Run npm run grammar and commit the file.`;
    return { exitCode: 1, message };
  }
  if (!upToDate) writeFileSync(FILE, generated);
  return { exitCode: 0, message: `${NAME}: ${rules} rules, ${upToDate ? 'up to date' : 'written'}.` };
}

const { exitCode, message } = run(process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${message}\n`);
process.exitCode = exitCode;
