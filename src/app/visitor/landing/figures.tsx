import { FIGURES } from '#content/landing-words.ts';

export function Figures() {
  return (
    <dl className="figures">
      {FIGURES.map(({ figure, what }) => (
        <div key={figure}>
          <dt>{what}</dt>
          <dd className="display">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
