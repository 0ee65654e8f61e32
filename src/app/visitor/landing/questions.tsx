import { Plus } from 'lucide-react';
import { FAQ, type FaqEntry } from '#content/faq.ts';
import { MORE_QUESTIONS, QUESTIONS, QUESTIONS_TITLE } from '#content/landing-words.ts';

const ENTRIES = FAQ.flatMap(({ entries }) => entries);

/** The questions that the landing page answers, in its order. */
export const ASKED: readonly FaqEntry[] = QUESTIONS.flatMap((asked) =>
  ENTRIES.filter(({ question }) => question === asked),
);

export function Questions() {
  return (
    <section className="questions" aria-labelledby="questions">
      <div>
        <h2 id="questions" className="display section-title">
          {QUESTIONS_TITLE}
        </h2>
        <a href="/contact-support" className="text-link">
          {MORE_QUESTIONS}
        </a>
      </div>
      <div>
        {ASKED.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>
              {question}
              <Plus size={18} strokeWidth={1.4} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
