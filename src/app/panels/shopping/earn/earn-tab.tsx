import './earn.css';
import { Link } from '#app/kit/router/link.tsx';
import { fillIn } from '#content/fill-in.ts';
import {
  EARN_PARTNERS,
  EARN_POTENTIAL,
  EARN_SAMPLE,
  EARN_STEPS,
  EARN_WORDS as WORDS,
} from '#content/panels/shopping-earn-words.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import { OwnVisits } from './own-visits.tsx';

const CENTS = 100;

/** Explains what partners earn when people buy through their links, with sample figures that are labeled as such. */
export function EarnTab() {
  return (
    <div className="earn">
      <section>
        <h3 className="display text-2xl">{WORDS.title}</h3>
        <p className="mt-2 text-sm text-fg-2">{WORDS.about}</p>
      </section>
      <Partners />
      <Sample />
      <OwnVisits />
      <section>
        <h4 className="caps text-fg-3">{WORDS.steps}</h4>
        <ol className="earn-steps">
          {EARN_STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-xs text-fg-3">{WORDS.notYet}</p>
        <Link to="/affiliate-partnership" className="button-primary mt-4">
          {WORDS.apply}
        </Link>
      </section>
    </div>
  );
}

/** What stores pay comes from the specification, too: there is no contract with any of them yet. */
function Partners() {
  return (
    <section>
      <h4 className="caps text-fg-3">{WORDS.partners}</h4>
      <ul className="earn-partners">
        {EARN_PARTNERS.map(({ partner, percent }) => (
          <li key={partner}>
            <span className="text-sm">{partner}</span>
            <span className="display tnum">{fillIn(WORDS.percent, { percent })}</span>
            <span className="text-xs text-fg-3">{WORDS.commission}</span>
            <span className="shop-aside">{WORDS.sample}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Figures from the specification. They belong to nobody, and are labeled so. */
function Sample() {
  const { clicks, conversions, earnings } = EARN_SAMPLE;
  return (
    <section className="earn-sample" aria-label={WORDS.figures}>
      <p className="earn-sample-head">
        <span className="caps text-fg-3">{WORDS.potential}</span>
        <span className="shop-aside">{WORDS.sample}</span>
      </p>
      <p className="display text-2xl tnum">{fillIn(WORDS.potentialRange, EARN_POTENTIAL)}</p>
      <p className="text-xs text-fg-3">{WORDS.potentialAbout}</p>
      <dl className="earn-figures">
        <Figure term={WORDS.clicks}>{String(clicks)}</Figure>
        <Figure term={WORDS.conversions}>{String(conversions)}</Figure>
        <Figure term={WORDS.earnings}>
          {writeAmount({ cents: earnings * CENTS, currency: 'USD' })}
        </Figure>
      </dl>
      <p className="text-xs text-fg-3">
        {fillIn(WORDS.rate, { clicks: clicks / conversions })} {WORDS.sampleAbout}
      </p>
    </section>
  );
}

function Figure({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="display tnum">{children}</dd>
    </div>
  );
}
