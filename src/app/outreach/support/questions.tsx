import { Plus } from 'lucide-react';
import { FAQ } from '#content/faq.ts';
import { SUPPORT_WORDS } from '#content/support-words.ts';

/** Questions that people ask, each with its answer folded away. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="questions">
      <h2 id="questions" className="display text-3xl">
        {SUPPORT_WORDS.faq}
      </h2>
      <div className="questions-columns">
        {FAQ.map(({ id, title, entries }) => (
          <section key={id} aria-labelledby={`questions-${id}`}>
            <h3 id={`questions-${id}`} className="caps text-fg-3">
              {title}
            </h3>
            {entries.map(({ question, answer }) => (
              <details key={question} className="question">
                <summary>
                  {question}
                  <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
