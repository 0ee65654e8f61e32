import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { SHADE_WORDS as WORDS } from '#content/insight-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { percentOf } from '#domain/analytics/rates.ts';
import { PRODUCTS, type HexColour, type Product } from '#domain/makeup/look.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { AnalyticsCard } from './analytics-card.tsx';
import { ChipChoice } from './chip-choice.tsx';
import type { Insights } from './dashboard-query.ts';
import { countText } from './figure-format.ts';
import { swatchOf } from './shade-swatches.ts';

/** Shades with a row of their own. */
const MOST = 7;
/** What events call a color that is not one of ours. */
const CUSTOM = 'custom';

interface WornShade {
  readonly name: string;
  readonly count: number;
  /** In the period before. */
  readonly before: number;
  /** Null for a row that stands for many colors. */
  readonly colours: readonly HexColour[] | null;
}

/** The shades of one product, as pigments: how often each was put on. */
export function ShadesWorn({ shades }: { shades: Insights['shades'] }) {
  const [product, setProduct] = useState<Product>('lipstick');
  const worn = wornOf(shades, product);
  const all = worn.reduce((sum, { count }) => sum + count, 0);
  return (
    <AnalyticsCard
      title={WORDS.title}
      size="large"
      about={WORDS.about}
      aside={
        <ChipChoice
          label={WORDS.choose}
          chips={PRODUCTS.map((id) => ({ id, label: PRODUCT_WORDS[id].place }))}
          value={product}
          onChange={setProduct}
        />
      }
    >
      {worn.length === 0 ? (
        <p className="figure-about">{WORDS.none}</p>
      ) : (
        <>
          <div className="shade-bar" aria-hidden="true">
            {worn.map(({ name, count, colours }) => (
              <i
                key={name}
                data-own={colours === null}
                style={{ flexGrow: count, background: barColour(colours) }}
              />
            ))}
          </div>
          <ol className="shade-rows">
            {worn.map(({ name, count, before, colours }) => (
              <li key={name}>
                {colours === null ? (
                  <span className="shade-own" aria-hidden="true" />
                ) : (
                  <Pan colours={colours} className="size-7" />
                )}
                <span>{name}</span>
                <span className="tnum shade-count">
                  {fillIn(WORDS.times, { count: countText(count) })}
                  <span className="figure-before">
                    {fillIn(WORDS.before, { count: countText(before) })}
                  </span>
                </span>
                <span className="tnum">{`${Math.round(Number(percentOf(count, all)))}%`}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </AnalyticsCard>
  );
}

function barColour(colours: readonly HexColour[] | null): string | undefined {
  if (colours === null) return undefined;
  const [first, ...others] = colours;
  return others.length === 0 ? first : `linear-gradient(90deg, ${colours.join(', ')})`;
}

/** The most worn by name, then all others together, then colors of people's own. */
function wornOf(shades: Insights['shades'], product: Product): readonly WornShade[] {
  const ofProduct = shades.filter((each) => each.product === product && each.count > 0);
  const named = ofProduct
    .filter(({ shade }) => shade !== CUSTOM)
    .toSorted((a, b) => b.count - a.count);
  const sumOf = (some: Insights['shades']) => ({
    count: some.reduce((sum, { count }) => sum + count, 0),
    before: some.reduce((sum, { before }) => sum + before, 0),
  });
  const shown = named.length <= MOST + 1 ? named : named.slice(0, MOST);
  return [
    ...shown.map(({ shade, count, before }) => ({
      name: shade,
      count,
      before,
      colours: swatchOf(product, shade),
    })),
    { name: WORDS.others, ...sumOf(named.slice(shown.length)), colours: null },
    {
      name: WORDS.custom,
      ...sumOf(ofProduct.filter(({ shade }) => shade === CUSTOM)),
      colours: null,
    },
  ].filter(({ count }) => count > 0);
}
