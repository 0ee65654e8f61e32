import { ArrowUpRight, X } from 'lucide-react';
import { useId } from 'react';
import { useStore } from 'zustand';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { COMPARE_ROWS, COMPARE_WORDS as WORDS } from '#content/panels/shopping-compare-words.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { toggleInComparison } from '#app/panels/shopping/parts/compared.ts';
import { openProduct } from '#app/panels/shopping/parts/shop-address.ts';
import { productTitle } from '#app/panels/shopping/parts/product-card.tsx';
import { tryOnOf } from '#app/panels/shopping/parts/try-on-of.ts';
import { useBuy } from '#app/panels/shopping/parts/use-buy.ts';
import { useTryOn } from '#app/panels/shopping/parts/use-try-on.ts';
import { currentLook } from '#studio/state/state.ts';
import { compareRows, type CompareRow } from './compare-rows.tsx';
import type { ComparedProduct, ProductInFull } from './compared-products.ts';
import { ShadeOnFace } from './shade-on-face.tsx';

interface CompareTableProps {
  readonly products: readonly ComparedProduct[];
  /** Counts how often new pictures of the face were asked for. */
  readonly round: number;
}

/** A column for each product; what a line is about stands above its cells, since three columns fill a phone. */
export function CompareTable({ products, round }: CompareTableProps) {
  const worn = useWornBefore();
  const id = useId();
  const ready = products.flatMap((each) => (each.state === 'ready' ? each.full : []));
  const placeOf = (product: ComparedProduct): number =>
    product.state === 'ready' ? ready.indexOf(product.full) : -1;
  const rows: readonly CompareRow[] =
    ready.length === 0
      ? []
      : [
          {
            id: 'picture',
            label: COMPARE_ROWS.picture,
            cells: ready.map(({ product }) => (
              <ShadeOnFace key={product.id} product={product} round={round} />
            )),
          },
          ...compareRows(ready, worn),
          {
            id: 'actions',
            label: COMPARE_ROWS.actions,
            cells: ready.map(({ product }) => <Actions key={product.id} product={product} />),
          },
        ];
  return (
    <table className="compare-table">
      <caption className="sr-only">{WORDS.table}</caption>
      <colgroup>
        {products.map((product) => (
          <col key={product.id} style={{ width: `${100 / products.length}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {products.map((product) => (
            <th key={product.id} id={`${id}-${product.id}`} scope="col">
              <Head product={product} />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.id}>
          <tr>
            <th id={`${id}-${row.id}`} scope="rowgroup" colSpan={products.length}>
              {row.label}
            </th>
          </tr>
          <tr>
            {products.map((product) => (
              <td key={product.id} headers={`${id}-${product.id} ${id}-${row.id}`}>
                {row.cells[placeOf(product)]}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** What is worn, without what was only tried: a shade that is tried on matches itself. */
function useWornBefore() {
  const back = useStore(tryOnOf(useStudio()).state, (state) => state.back);
  const worn = useStudioState(currentLook);
  return back === null ? worn : applyPatch(worn, back);
}

function Head({ product }: { product: ComparedProduct }) {
  const remove = (title: string) => (
    <button
      type="button"
      className="compare-remove"
      aria-label={fillIn(WORDS.remove, { shade: title })}
      onClick={() => {
        toggleInComparison(product.id);
      }}
    >
      <X size={16} strokeWidth={1.7} aria-hidden="true" />
    </button>
  );
  if (product.state !== 'ready') {
    return (
      <div className="compare-product">
        {product.state === 'loading' ? null : remove(WORDS[product.state])}
        <span className="pan shop-pan shop-pan-unknown" aria-hidden="true" />
        <span className="compare-aside">{WORDS[product.state]}</span>
        {product.state === 'failed' ? (
          <button type="button" className="button-secondary compare-button" onClick={product.retry}>
            {WORDS.tryAgain}
          </button>
        ) : null}
      </div>
    );
  }
  return <ProductHead full={product.full} remove={remove} />;
}

interface ProductHeadProps {
  readonly full: ProductInFull;
  readonly remove: (title: string) => React.ReactNode;
}

function ProductHead({ full: { product }, remove }: ProductHeadProps) {
  const { id, brand, name, colour } = product;
  const title = productTitle(product);
  return (
    <div className="compare-product">
      {remove(title)}
      <span
        className={colour === null ? 'pan shop-pan shop-pan-unknown' : 'pan shop-pan'}
        aria-hidden="true"
        style={colour === null ? {} : { '--pan': colour.hex }}
      />
      <button
        type="button"
        className="compare-name"
        onClick={() => {
          openProduct(id);
        }}
      >
        {title}
      </button>
      <span className="compare-aside">
        {brand} {name}
      </span>
    </div>
  );
}

function Actions({ product }: { product: CatalogueProduct }) {
  const { isWorn, reason, tryOn } = useTryOn(product);
  const { reason: noShop, buy } = useBuy(product);
  const shade = productTitle(product);
  return (
    <span className="compare-actions">
      <button
        type="button"
        className="button-primary compare-button"
        aria-label={fillIn(WORDS.tryOnOf, { shade })}
        aria-pressed={isWorn}
        aria-disabled={reason !== null}
        data-tip={reason ?? undefined}
        onClick={tryOn}
      >
        {WORDS.tryOn}
      </button>
      <button
        type="button"
        className="button-secondary compare-button"
        aria-label={fillIn(WORDS.buyOf, { shade })}
        aria-disabled={noShop !== null}
        data-tip={noShop ?? undefined}
        onClick={buy}
      >
        {WORDS.buy}
        <ArrowUpRight size={15} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </span>
  );
}
