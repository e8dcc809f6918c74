import { openSample, sampleWith } from '../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from './asked-question.js';
import type { YesNo } from './claim.js';
import { rulingVerdict } from './ruling-verdict.js';
import { rulingSentences } from './sentence-index.js';

const kb = openSample(sampleWith({ slug: 'dodge', name: 'Dodge' }));

/** For tests: what a ruling with this text, on an invented keyword Dodge, says to a question. */
export function saidByRuling(text: string, question: string): YesNo | null {
  const [template] = kb.content.rulings;
  if (template === undefined) throw new Error('the sample has no ruling');
  const id = 'dodge/a-ruling';
  const asked = readQuestion(kb, question);
  const rulings = new Map([[id, { ...template, id, text, keyword: 'dodge', mentions: [] }]]);
  const [sentence] = rulingSentences({ ...kb, rulings }, 'dodge', [id]);
  if (sentence === undefined) throw new Error('no sentence was made');
  return rulingVerdict(asked.index, sentence, asked.claim);
}
