import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import type { YesNo } from '../judged.js';
import { readQuestion } from '../reading/asked-question.js';
import { rulingVerdict } from '../sentences/ruling-verdict.js';
import { rulingSentences } from '../sentences/sentence-index.js';

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
