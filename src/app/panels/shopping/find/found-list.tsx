import { useQueries } from '@tanstack/react-query';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { FIND_WORDS as WORDS } from '#content/panels/shopping-find-words.ts';
import { CATEGORY_LABELS } from '#content/panels/shopping-words.ts';
import { compareShade } from '#domain/shopping/compare-shade.ts';
import type { WantedShade, Wanting } from '#domain/shopping/find.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import { totalsOf } from '#domain/shopping/totals.ts';
import { matchesQuery } from '#app/look/find-it/matches-query.ts';
import { Percentage } from '#app/panels/shopping/parts/percentage.tsx';
import { Price } from '#app/panels/shopping/parts/price.tsx';
import { productTitle } from '#app/panels/shopping/parts/product-card.tsx';
import { differenceInShort } from '#app/panels/shopping/parts/say-difference.ts';
import { ShadeHalves } from '#app/panels/shopping/parts/shade-halves.tsx';
import { FindTrouble } from './find-trouble.tsx';
import { shadeNameOf } from './shade-name.ts';

interface FoundListProps extends Wanting {
  readonly shades: readonly WantedShade[];
  /** Shows all that come near to one of them. */
  readonly onOpen: (shade: WantedShade) => void;
}

interface Found {
  readonly shade: WantedShade;
  /** What comes nearest; null where the shop has nothing of the kind. */
  readonly product: CatalogueProduct | null;
}

/**
 * The nearest product for each shade; for shades that are worn together, also what the products cost
 * together.
 */
export function FoundList({ shades, areAlternatives = false, onOpen }: FoundListProps) {
  const results = useQueries({ queries: shades.map((shade) => matchesQuery(shade)) });
  const found = shades.flatMap((shade, place): readonly Found[] => {
    const data = results[place]?.data;
    return data === undefined ? [] : [{ shade, product: data[0]?.product ?? null }];
  });
  if (found.length < shades.length) {
    const failed = results.filter(({ isError }) => isError);
    return failed.length > 0 ? (
      <FindTrouble
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
      />
    ) : (
      <p role="status" className="find-note">
        {WORDS.waiting}
      </p>
    );
  }
  return (
    <>
      {areAlternatives ? <Choice count={found.length} /> : <Sum found={found} />}
      <ul className="find-list" aria-label={WORDS.list}>
        {found.map(({ shade, product }) => (
          <li key={shade.category + shade.color}>
            <p className="find-shade">
              <span className="caps">{CATEGORY_LABELS[shade.category]}</span>
              <span className="capitalized">{shadeNameOf(shade)}</span>
            </p>
            {product === null ? (
              <p className="find-note">{WORDS.missing}</p>
            ) : (
              <FoundRow
                shade={shade}
                product={product}
                onOpen={() => {
                  onOpen(shade);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Only one of several alternatives is bought, so a sum would mean nothing. */
function Choice({ count }: { count: number }) {
  return (
    <header className="find-sum">
      <h3 className="display">{fillIn(WORDS.shades, { count })}</h3>
      <p className="find-note">{WORDS.aboutAlternatives}</p>
    </header>
  );
}

/** What one product of each costs together; one that serves several shades is bought once. */
function Sum({ found }: { found: readonly Found[] }) {
  const products = Array.from(
    new Map(
      found.flatMap(({ product }) => (product === null ? [] : [[product.id, product]])),
    ).values(),
  );
  const { sums, unpriced } = totalsOf(
    products.map(({ best }) =>
      best === null ? null : { cents: best.total, currency: best.currency },
    ),
  );
  const isShared = products.length < found.filter(({ product }) => product !== null).length;
  return (
    <header className="find-sum">
      <h3 className="display">{fillIn(WORDS.shades, { count: found.length })}</h3>
      <p className="find-total">
        {products.some(({ isSample }) => isSample) ? (
          <span className="shop-aside">{WORDS.sample}</span>
        ) : null}
        <span className="sr-only">{WORDS.sum}</span>
        <span className="display tnum">{sums.map(writeAmount).join(' + ')}</span>
      </p>
      <p className="find-note">
        {isShared ? fillIn(WORDS.aboutShared, { products: products.length }) : WORDS.about}
        {unpriced === 0
          ? null
          : ` ${unpriced === 1 ? WORDS.unpricedOne : fillIn(WORDS.unpriced, { count: unpriced })}`}
      </p>
    </header>
  );
}

interface FoundRowProps {
  readonly shade: WantedShade;
  readonly product: CatalogueProduct;
  readonly onOpen: () => void;
}

function FoundRow({ shade, product, onOpen }: FoundRowProps) {
  const compared = product.colour === null ? null : compareShade([shade.color], product.colour.hex);
  const label = fillIn(WORDS.openOf, {
    category: CATEGORY_LABELS[shade.category],
    shade: shadeNameOf(shade),
    product: `${product.brand} ${product.name} ${product.shade}`.trim(),
    percentage: compared?.percentage ?? 0,
  });
  return (
    <button type="button" className="shop-row" aria-label={label} onClick={onOpen}>
      <ShadeHalves yours={shade.color} theirs={product.colour?.hex ?? null} />
      <span className="shop-row-words">
        <span>
          <strong>{productTitle(product)}</strong>
          {compared === null ? null : (
            <span className="text-fg-2"> {differenceInShort(compared.tendencies)}</span>
          )}
        </span>
        <span className="shop-row-of">
          {product.brand} {product.name}
        </span>
      </span>
      <span className="shop-row-figures">
        {compared === null ? null : <Percentage value={compared.percentage} />}
        <Price product={product} />
      </span>
    </button>
  );
}
