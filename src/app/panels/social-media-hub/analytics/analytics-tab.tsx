import '#app/panels/social-media-hub/parts/looks-tabs.css';
import './analytics.css';
import { useQuery } from '@tanstack/react-query';
import { ToggleGroup } from 'radix-ui';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { LOOK_FIGURES_WORDS } from '#content/panels/social-analytics-words.ts';
import { PERIODS, type Period } from '#domain/analytics/periods.ts';
import { BarChart } from '#app/kit/charts/chart.tsx';
import { Link } from '#app/kit/router/link.tsx';
import { countWords, numberWords } from './count-words.ts';
import { FIGURES, lookFiguresQuery, type Figure, type LookFigures } from './look-figures.ts';
import { LookList } from './look-list.tsx';

/** How one's own public looks do: visits, likes and how often they are put on, by day and never by whom. */
export function AnalyticsTab() {
  const [days, setDays] = useState<Period>(30);
  const [look, setLook] = useState<string | null>(null);
  const all = useQuery(lookFiguresQuery(days, null));
  const shown = useQuery(lookFiguresQuery(days, look));
  if (all.isError || shown.isError) {
    return (
      <div role="alert" className="look-note">
        <p>{LOOK_FIGURES_WORDS.failed}</p>
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            void all.refetch();
            void shown.refetch();
          }}
        >
          {LOOK_FIGURES_WORDS.tryAgain}
        </button>
      </div>
    );
  }
  if (all.data === undefined || shown.data === undefined) {
    return (
      <p role="status" className="text-sm text-fg-2">
        {LOOK_FIGURES_WORDS.loading}
      </p>
    );
  }
  if (all.data.looks.length === 0) return <NoPublicLook />;
  return (
    <div className="figures">
      <p className="text-sm text-fg-2">{LOOK_FIGURES_WORDS.lead}</p>
      <ToggleGroup.Root
        type="single"
        className="look-chips"
        aria-label={LOOK_FIGURES_WORDS.period}
        value={String(days)}
        onValueChange={(name) => {
          setDays(PERIODS.find((period) => String(period) === name) ?? days);
        }}
      >
        {PERIODS.map((period) => (
          <ToggleGroup.Item key={period} value={String(period)}>
            {fillIn(LOOK_FIGURES_WORDS.days, { days: period })}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      <Figures figures={shown.data} />
      <Ways figures={shown.data} />
      <LookList looks={all.data.looks} chosen={look} onChoose={setLook} />
      <div className="figures-promise">
        <p>{LOOK_FIGURES_WORDS.promise}</p>
        <p>{LOOK_FIGURES_WORDS.unseen}</p>
      </div>
    </div>
  );
}

/** The three sums, of which one is drawn by day. */
function Figures({ figures }: { figures: LookFigures }) {
  const [shown, setShown] = useState<Figure>('visits');
  const { name, about } = LOOK_FIGURES_WORDS.figures[shown];
  return (
    <>
      <ToggleGroup.Root
        type="single"
        className="figure-tiles"
        aria-label={LOOK_FIGURES_WORDS.lead}
        value={shown}
        onValueChange={(value) => {
          setShown(FIGURES.find((figure) => figure === value) ?? shown);
        }}
      >
        {FIGURES.map((figure) => (
          <ToggleGroup.Item key={figure} value={figure} className="figure-tile">
            <span className="figure-sum tnum">{numberWords(figures.totals[figure])}</span>
            <span className="text-sm">{LOOK_FIGURES_WORDS.figures[figure].name}</span>
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      <div>
        <BarChart
          title={fillIn(LOOK_FIGURES_WORDS.chart, { figure: name })}
          heads={[LOOK_FIGURES_WORDS.dayHead, name]}
          points={figures.days.map(({ day, ...sums }, place, { length }) => ({
            label: dayWords(day),
            short: isLabelled(place, length) ? shortDay(day) : '',
            value: sums[shown],
          }))}
        />
        <p className="mt-2.5 text-xs text-fg-3">
          {figures.totals[shown] === 0 ? LOOK_FIGURES_WORDS.quiet : about}
        </p>
      </div>
    </>
  );
}

function Ways({ figures: { ways } }: { figures: LookFigures }) {
  return (
    <section aria-labelledby="figure-ways">
      <h3 id="figure-ways" className="caps text-fg-3">
        {LOOK_FIGURES_WORDS.ways}
      </h3>
      <dl className="figure-ways">
        {ways.map(({ way, visits, applies }) => (
          <div key={way}>
            <dt>{LOOK_FIGURES_WORDS.wayNames[way]}</dt>
            <dd className="tnum">
              {fillIn(LOOK_FIGURES_WORDS.wayVisits[way], {
                visits: countWords(visits, LOOK_FIGURES_WORDS.visits),
                applies: numberWords(applies),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function NoPublicLook() {
  return (
    <div className="look-note">
      <h3 className="display text-2xl">{LOOK_FIGURES_WORDS.none}</h3>
      <p>{LOOK_FIGURES_WORDS.noneAdvice}</p>
      <Link to="/my-saved-looks" className="button-secondary">
        {LOOK_FIGURES_WORDS.saved}
      </Link>
      <p className="text-xs text-fg-3">{LOOK_FIGURES_WORDS.promise}</p>
    </div>
  );
}

/** For a week, each day is labeled; for more days, the first, the middle and the last. */
function isLabelled(place: number, length: number): boolean {
  const isMiddle = place === Math.floor((length - 1) / 2);
  return length <= PERIODS[0] || place === 0 || isMiddle || place === length - 1;
}

// Days come from the server without a time, so they are formatted in UTC.
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function dayWords(day: string): string {
  return LONG.format(new Date(day));
}

function shortDay(day: string): string {
  return SHORT.format(new Date(day));
}
