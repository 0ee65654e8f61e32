import type { ReactElement } from 'react';
import { type Feature, FEATURES, FEATURES_TITLE } from '#content/landing-words.ts';
import { DrawnLandmarks } from './drawn-landmarks.tsx';
import { DrawnLooks } from './drawn-looks.tsx';
import { DrawnShades } from './drawn-shades.tsx';

const PICTURES: Readonly<Record<Feature['id'], ReactElement>> = {
  mirror: <DrawnLandmarks />,
  recommendations: <DrawnShades />,
  looks: <DrawnLooks />,
};

export function Features() {
  return (
    <section className="features" aria-labelledby="features">
      <h2 id="features" className="display section-title">
        {FEATURES_TITLE}
      </h2>
      <ul className="feature-cards">
        {FEATURES.map(({ id, title, text }) => (
          <li key={id} className="feature-card">
            <div className="feature-picture" aria-hidden="true">
              {PICTURES[id]}
            </div>
            <h3 className="display">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
