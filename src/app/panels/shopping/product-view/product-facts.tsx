import { fillIn } from '#content/fill-in.ts';
import {
  COLOUR_SOURCE_WORDS,
  FINISH_WORDS,
  NO_COLOUR,
  PRODUCT_WORDS as WORDS,
  UNDERTONE_WORDS,
} from '#content/panels/shopping-product-words.ts';
import { monthsAfterOpening } from '#domain/shopping/after-opening.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import type { WholeProduct } from './product-query.ts';

/** When anything that is shown was last told by a shop. */
function lastUpdate({ offers, updatedAt }: WholeProduct): string {
  const moments = [updatedAt, ...offers.map((offer) => offer.updatedAt)];
  return moments.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? updatedAt;
}

/** Where the color comes from, what the shade is like, how long it keeps, and how old this is. */
export function ProductFacts({ whole }: { whole: WholeProduct }) {
  const { category, colour, finish, undertone } = whole.product;
  const facts = [
    [WORDS.colour, colour === null ? NO_COLOUR : COLOUR_SOURCE_WORDS[colour.source]],
    [WORDS.finish, finish === null ? WORDS.notStated : FINISH_WORDS[finish]],
    [WORDS.undertone, undertone === null ? WORDS.notStated : UNDERTONE_WORDS[undertone]],
    [WORDS.opened, fillIn(WORDS.months, { months: monthsAfterOpening(category) })],
    [WORDS.updated, formatDay(lastUpdate(whole)) ?? WORDS.notStated],
  ] as const;
  return (
    <section aria-label={WORDS.facts}>
      <dl className="product-facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="product-small">{WORDS.openedNote}</p>
    </section>
  );
}
