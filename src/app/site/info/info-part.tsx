import type { InfoPart as Part } from '#content/info/info.ts';

/** A part of the rich content: prose, numbered steps, or a few figures. */
export function InfoPart({ part }: { part: Part }) {
  return (
    <section className="info-part">
      <h3 className="caps text-fg-3">{part.title}</h3>
      <InfoPartBody part={part} />
    </section>
  );
}

function InfoPartBody({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return <p>{part.text}</p>;
    case 'steps':
      return (
        <ol className="info-steps">
          {part.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      );
    case 'figures':
      return (
        <dl className="info-figures">
          {part.figures.map(({ value, meaning }) => (
            <div key={meaning}>
              <dt>{meaning}</dt>
              <dd className="display">{value}</dd>
            </div>
          ))}
        </dl>
      );
  }
}
