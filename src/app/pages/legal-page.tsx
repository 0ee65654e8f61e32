import type { ReactNode } from 'react';
import { LEGAL_WORDS, type LegalSection, type LegalText } from '#content/legal.ts';
import type { PageWords } from '#content/pages.ts';
import { SiteLayout } from '#app/site/frame/site-layout.tsx';

interface LegalPageProps {
  readonly page: PageWords;
  readonly text: LegalText;
  /** The controls for what a section is about, by the section's id. */
  readonly choices?: Readonly<Record<string, ReactNode>>;
}

/** A long text to be read or to be skimmed: its gist, its contents, its sections. */
export function LegalPage({ page, text, choices = {} }: LegalPageProps) {
  const { title, lead, updated, gist, sections } = text;
  return (
    <SiteLayout page={page}>
      <article className="legal">
        <header className="legal-head">
          <h1 className="display account-title">{title}</h1>
          <p className="account-lead">{lead}</p>
          <p className="mt-4 text-sm text-fg-3">{updated}</p>
        </header>
        <section className="legal-gist" aria-labelledby="gist">
          <h2 id="gist" className="caps text-fg-3">
            {LEGAL_WORDS.inShort}
          </h2>
          <ul>
            {gist.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <nav className="legal-contents" aria-label={LEGAL_WORDS.contents}>
          <p className="caps text-fg-3">{LEGAL_WORDS.contents}</p>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-body">
          {sections.map((section) => (
            <Section key={section.id} section={section} choice={choices[section.id]} />
          ))}
        </div>
      </article>
    </SiteLayout>
  );
}

function Section({ section, choice }: { section: LegalSection; choice: ReactNode }) {
  const { id, title, parts } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="display text-2xl">
        {title}
      </h2>
      {parts.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {choice}
    </section>
  );
}
