import { TOTAL_WORDS } from '#content/analytics-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { percentOf } from '#domain/analytics/rates.ts';
import { ChangeNote } from './change-note.tsx';
import type { Dashboard } from './dashboard-query.ts';
import { countText } from './figure-format.ts';

export type Totals = Dashboard['totals'];
export type CardId = keyof typeof TOTAL_WORDS;

interface TotalCardsProps {
  readonly totals: Totals;
  /** The level of the cards' headings, below that of what contains them. */
  readonly heading: 'h2' | 'h3';
  /** The same figures of the period before, where they are known. */
  readonly before?: Readonly<Record<CardId, number>> | undefined;
  /** What else is known of the visitors. */
  readonly visitorsNote?: string | undefined;
}

/** Total Visitors, Unique Visitors, Camera Usage and Pro Subscriptions. */
export function TotalCards(props: TotalCardsProps) {
  const { totals, heading: Heading, before, visitorsNote } = props;
  const { cameraStarts, subscriptions, totalVisitors, uniqueVisitors } = totals;
  const cards: readonly { readonly id: CardId; readonly rate: string }[] = [
    {
      id: 'totalVisitors',
      rate: fillIn(TOTAL_WORDS.totalVisitors.rate, {
        rate: uniqueVisitors === 0 ? '0.00' : (totalVisitors / uniqueVisitors).toFixed(2),
      }),
    },
    { id: 'uniqueVisitors', rate: visitorsNote ?? TOTAL_WORDS.uniqueVisitors.rate },
    {
      id: 'cameraStarts',
      rate: fillIn(TOTAL_WORDS.cameraStarts.rate, {
        rate: percentOf(cameraStarts, uniqueVisitors),
      }),
    },
    {
      id: 'subscriptions',
      rate: fillIn(TOTAL_WORDS.subscriptions.rate, {
        rate: percentOf(subscriptions, uniqueVisitors),
      }),
    },
  ];
  return (
    <div className="total-cards">
      {cards.map(({ id, rate }) => (
        <section key={id} className="analytics-card total-card">
          <Heading className="total-label">{TOTAL_WORDS[id].label}</Heading>
          <p className="display tnum total-count">{countText(totals[id])}</p>
          {before === undefined ? null : <ChangeNote before={before[id]} now={totals[id]} />}
          <p className="tnum total-foot">
            {rate}
            <span className="total-about">{TOTAL_WORDS[id].about}</span>
          </p>
        </section>
      ))}
    </div>
  );
}
