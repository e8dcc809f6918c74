import type { Confidence } from '../../api/answers/answer-draft.js';
import type { Answer } from '../../api/answers/answer-question.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { Link } from '../layout/link.js';
import { attackPath, cardPath, interactionsPath, searchPath } from '../paths.js';
import { cardNames } from '../shared/card-names.js';
import { KeywordChips } from '../shared/keyword-chips.js';
import { ReportLink } from '../shared/report-link.js';
import type { Reported } from '../shared/report-text.js';
import { RulingItem } from '../shared/ruling-item.js';

const CONFIDENCE_WORDS: Readonly<Record<Confidence, string>> = {
  HIGH: 'Well founded: official text says it, or it was computed exactly.',
  MEDIUM: 'Founded on our own words, on one reading of several, or on a text that fits in part.',
  LOW: 'A near miss: a name was guessed, or something is missing.',
};

interface AnswerProps {
  readonly kb: KnowledgeBase;
  readonly answer: Answer;
}

/** The answer to a question, with what it rests on. */
export function AnswerView({ kb, answer }: AnswerProps) {
  const { text, confidence, citations, keywords, warnings, assumptions } = answer;
  return (
    <section aria-label="Answer">
      <div class="notice">
        <p class="lead">{text}</p>
      </div>
      {answer.intent !== 'UNKNOWN' && <p class="source">{CONFIDENCE_WORDS[confidence]}</p>}
      {warnings.map(({ code, message }) => (
        <p key={code} class="source">
          {message}
        </p>
      ))}
      {assumptions.map(({ code, statement, alternative }) => (
        <p key={code} class="source">
          Read so: {statement} Else: {alternative}
        </p>
      ))}
      <Further answer={answer} />
      <KeywordChips kb={kb} slugs={keywords.map(({ slug }) => slug)} />
      {citations.length > 0 && <h2>What it rests on</h2>}
      <ol class="rulings">
        {citations.map((ruling) => (
          <RulingItem key={ruling.id} kb={kb} ruling={ruling} named />
        ))}
      </ol>
      <ReportLink reported={reportedAnswer(answer)} />
    </section>
  );
}

function reportedAnswer({ question, text, intent, keywords, attack }: Answer): Reported {
  return {
    about: `answer to “${question}”`,
    path: searchPath(question),
    shown: [text],
    facts: [
      ['Question', question],
      ['Kind', intent],
      ['Keywords', keywords.map(({ slug }) => slug).join(', ')],
      ...(attack === null ? [] : [['Attack', attack.notation] as const]),
    ],
  };
}

/** Where the whole of it is, and what can be asked instead. */
function Further({ answer: { attack, interaction, cards, suggestions } }: Pick<AnswerProps, 'answer'>) {
  return (
    <>
      {attack !== null && (
        <p>
          <Link to={attackPath(attack.notation)}>The whole attack, with every outcome</Link>
        </p>
      )}
      {interaction !== null && (
        <p>
          <Link to={interactionsPath([...new Set(interaction.keywords)])}>All about how they meet</Link>
        </p>
      )}
      {[...cardNames(cards)].map(([slug, name]) => (
        <p key={slug}>
          <Link to={cardPath(slug)}>The card {name}</Link>
        </p>
      ))}
      {suggestions.length > 0 && (
        <>
          <p>This can be answered:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link to={searchPath(suggestion)}>{suggestion}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
