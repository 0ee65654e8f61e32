import { ChevronRight } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { MATCH_WORDS as WORDS } from '#content/panels/shopping-match-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import type { Product } from '#domain/makeup/look.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { ProductList } from '#app/panels/shopping/parts/product-list.tsx';
import { useOwned } from '#app/panels/shopping/parts/use-owned.ts';
import { currentLook } from '#studio/state/state.ts';
import { type FoundGroup, ownedFirst } from './look-scan.ts';
import type { Scan } from './use-scan.ts';
import { WornHeading } from './worn-heading.tsx';

/** At most this many products of each group are shown. */
const SHOWN = 3;

interface LookMatchesProps {
  readonly scan: Scan;
  /** Shows all products of a category. */
  readonly onAll: (product: Product) => void;
  readonly onShowAll: () => void;
}

/** What a scan found: a group for each worn product, what comes nearest first. */
export function LookMatches({ scan, onAll, onShowAll }: LookMatchesProps) {
  const isOld = useStudioState((state) => !sameMakeup(currentLook(state), scan.look));
  return (
    <>
      {isOld ? <p className="match-note">{WORDS.changed}</p> : null}
      {scan.groups.map((group) => (
        <Group key={group.worn} group={group} scan={scan} onAll={onAll} />
      ))}
      <button type="button" className="button-secondary match-show-all" onClick={onShowAll}>
        {WORDS.showAll}
      </button>
    </>
  );
}

interface GroupProps extends Pick<LookMatchesProps, 'scan' | 'onAll'> {
  readonly group: FoundGroup;
}

function Group({ group: { worn, shades }, scan, onAll }: GroupProps) {
  const owned = useOwned();
  const product = PRODUCT_WORDS[worn].label.toLowerCase();
  const shown = ownedFirst(shades, owned).slice(0, SHOWN);
  return (
    <section className="match-group" aria-label={fillIn(WORDS.ofYourLook, { product })}>
      <WornHeading worn={worn} look={scan.look}>
        {shades.length <= SHOWN ? null : (
          <button
            type="button"
            className="quiet-button"
            aria-label={fillIn(WORDS.allOfLabel, { count: shades.length, product })}
            onClick={() => {
              onAll(worn);
            }}
          >
            {fillIn(WORDS.allOf, { count: shades.length })}
            <ChevronRight size={16} strokeWidth={1.6} aria-hidden="true" />
          </button>
        )}
      </WornHeading>
      {shown.length === 0 ? (
        <p className="match-note">{WORDS.noneLike}</p>
      ) : (
        <ProductList
          label={fillIn(WORDS.ofYourLook, { product })}
          products={shown.map((shade) => ({ ...shade, isOwned: owned.has(shade.product.id) }))}
        />
      )}
    </section>
  );
}
