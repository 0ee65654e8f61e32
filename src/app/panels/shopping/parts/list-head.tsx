import { fillIn } from '#content/fill-in.ts';
import { LISTS_WORDS as WORDS } from '#content/panels/shopping-lists-words.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import type { Totals } from '#domain/shopping/totals.ts';

interface ListHeadProps {
  readonly count: number;
  readonly totals: Totals;
  /** What the sum is, with a place for `{products}`. */
  readonly label: string;
  /** Whether prices of the sample are in it. */
  readonly hasSample?: boolean;
}

/** How many products a list has, and their sum, one for each currency. */
export function ListHead({ count, totals, label, hasSample = false }: ListHeadProps) {
  const { sums, unpriced } = totals;
  const notes = [
    sums.length > 1 ? WORDS.notAdded : '',
    unpriced > 0 && sums.length > 0 ? fillIn(WORDS.unpriced, { count: unpriced }) : '',
    hasSample ? WORDS.sampleSum : '',
  ].filter((note) => note !== '');
  return (
    <div className="shop-list-head">
      <h3 className="text-sm text-fg-2">
        {sums.length === 0 ? counted(count) : fillIn(label, { products: counted(count) })}
      </h3>
      {sums.length === 0 ? null : (
        <p className="shop-list-sum display tnum">{sums.map(writeAmount).join(WORDS.and)}</p>
      )}
      {notes.length === 0 ? null : <p className="shop-list-notes">{notes.join(' ')}</p>}
    </div>
  );
}

/** Such as `1 product`. */
function counted(count: number): string {
  return count === 1 ? WORDS.product : fillIn(WORDS.products, { count });
}
