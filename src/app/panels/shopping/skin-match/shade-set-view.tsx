import { useState } from 'react';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import type { ProductLine } from '#contracts/catalogue-lines.ts';
import { fillIn } from '#content/fill-in.ts';
import { SKIN_MATCH_WORDS as WORDS } from '#content/panels/shopping-skin-words.ts';
import { FAR_APART } from '#domain/shopping/shade-set.ts';
import { tendenciesOf } from '#domain/shopping/match.ts';
import { knownShades, nearestShade, type SkinMatch } from '#domain/shopping/skin-match.ts';
import { CardActions, productTitle } from '#app/panels/shopping/parts/product-card.tsx';
import { Price } from '#app/panels/shopping/parts/price.tsx';
import { differenceInShort } from '#app/panels/shopping/parts/say-difference.ts';
import { ShadeBar } from './shade-bar.tsx';

interface ShadeSetViewProps {
  readonly line: ProductLine;
  readonly match: SkinMatch<CatalogueProduct>;
}

/** The set, each of its shades with its chance, and what can be done with the one that is chosen. */
export function ShadeSetView({ line, match: { set, middle } }: ShadeSetViewProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const name = `${line.brand} ${line.name}`;
  if (set.kind === 'no-shades') return null;
  if (set.kind === 'too-wide') {
    return (
      <>
        <h4 className="display text-2xl">{WORDS.tooWide}</h4>
        <div className="skin-bar" aria-hidden="true">
          <span className="skin-rest" style={{ flexGrow: 1 }} />
        </div>
        <p className="skin-about">
          {fillIn(WORDS.tooWideAbout, { line: name, needed: set.needed })}
        </p>
      </>
    );
  }
  const [likeliest] = set.shades;
  const shown = set.shades.find(({ shade }) => shade.product.id === chosen) ?? likeliest;
  if (shown === undefined) return null;
  if (set.apart > FAR_APART) {
    const nearest = nearestShade(middle, knownShades(line.shades)) ?? shown.shade;
    return (
      <>
        <h4 className="display text-2xl">{WORDS.noneNear}</h4>
        <p className="skin-about">
          {fillIn(WORDS.noneNearAbout, {
            line: name,
            shade: productTitle(nearest.product),
            difference: differenceInShort(tendenciesOf(middle, nearest.lab)),
          })}
        </p>
      </>
    );
  }
  const { product } = shown.shade;
  const shade = productTitle(product);
  const accepted = percentOf(shown.accepted);
  const isOnly = line.shades.length === 1;
  return (
    <>
      <div className="skin-set-head">
        <h4 className="display text-2xl">{isOnly ? WORDS.only : headingOf(set.shades.length)}</h4>
        <Price product={product} />
      </div>
      <ShadeBar
        label={fillIn(WORDS.bar, { line: name })}
        shades={set.shades}
        covered={set.covered}
        chosen={product.id}
        onChoose={setChosen}
      />
      <p className="skin-about" role="status">
        {isOnly
          ? fillIn(WORDS.onlyAbout, { line: name, shade, accepted })
          : `${fillIn(set.shades.length === 1 ? WORDS.coversOne : WORDS.covers, {
              line: name,
              percent: percentOf(set.covered),
            })} ${fillIn(WORDS.chosen, { shade, percent: percentOf(shown.chance), accepted })}`}
      </p>
      <CardActions product={product} title={shade} />
    </>
  );
}

function percentOf(share: number): number {
  return Math.round(100 * share);
}

function headingOf(count: number): string {
  const word = WORDS.counts[count];
  return count === 1 || word === undefined
    ? WORDS.likelyOne
    : fillIn(WORDS.likely, { count: word });
}
