import '#app/panels/shopping/parts/lists.css';
import { Heart, Link2, X } from 'lucide-react';
import { useEffect } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { LISTS_WORDS } from '#content/panels/shopping-lists-words.ts';
import { WISHLIST_WORDS as WORDS } from '#content/panels/shopping-wishlist-words.ts';
import type { BagItem } from '#domain/shopping/bag-item.ts';
import { totalsOf } from '#domain/shopping/totals.ts';
import { ListFailure } from '#app/panels/shopping/parts/list-failure.tsx';
import { ListHead } from '#app/panels/shopping/parts/list-head.tsx';
import { ListPlace } from '#app/panels/shopping/parts/list-place.tsx';
import { ProductList } from '#app/panels/shopping/parts/product-list.tsx';
import { ShadeHalves } from '#app/panels/shopping/parts/shade-halves.tsx';
import { SHARED, shareList } from '#app/panels/shopping/parts/share-list.ts';
import { SharedList } from '#app/panels/shopping/parts/shared-list.tsx';
import { openShopTab, useShopAddress } from '#app/panels/shopping/parts/shop-address.ts';
import { useChosenProducts } from '#app/panels/shopping/parts/use-chosen-products.ts';
import { removeWish } from '#app/panels/shopping/parts/use-wishlist.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';
import {
  useOwnedProducts,
  useShoppingLists,
} from '#app/person/shopping-lists/use-shopping-lists.ts';
import { WishMails } from './wish-mails.tsx';
import { isWishedAgain } from './wished-again.ts';

/** What the person wishes for; or what another person wishes for, where the address holds a shared list. */
export function WishlistTab() {
  const { search } = useShopAddress();
  const shared = search[SHARED];
  return shared === undefined ? <OwnWishlist /> : <SharedList shared={shared} kind="wishlist" />;
}

function OwnWishlist() {
  const state = useShoppingLists();
  const { wishes, items } = state;
  useEffect(() => void shoppingLists.sync(), []);
  const again = items.filter(isWishedAgain);
  if (wishes.length + again.length === 0) {
    return (
      <>
        <Empty />
        <ListPlace state={state} />
      </>
    );
  }
  return (
    <>
      <Wishes wishes={wishes.toReversed()} again={again} />
      <WishMails state={state} />
      <ListPlace state={state} />
    </>
  );
}

function Empty() {
  return (
    <div className="shop-empty">
      <Heart size={26} strokeWidth={1.4} aria-hidden="true" />
      <h3 className="display text-2xl">{WORDS.empty}</h3>
      <p className="text-fg-2">{WORDS.emptyAbout}</p>
      <button
        type="button"
        className="button-primary"
        onClick={() => {
          openShopTab('match');
        }}
      >
        {WORDS.toMatch}
      </button>
    </div>
  );
}

interface WishesProps {
  /** The newest first. */
  readonly wishes: readonly string[];
  readonly again: readonly BagItem[];
}

function Wishes({ wishes, again }: WishesProps) {
  const { byId, isComplete, hasFailed, retry } = useChosenProducts(wishes);
  const owned = useOwnedProducts();
  const products = wishes.flatMap((id) => byId?.get(id) ?? []);
  const gone = isComplete ? wishes.filter((id) => byId?.has(id) !== true) : [];
  const priced = products.map(({ best }) =>
    best === null ? null : { cents: best.total, currency: best.currency },
  );
  const totals = totalsOf([...priced, ...again.map(({ price }) => price)]);
  return (
    <>
      <div className="shop-list-bar">
        <ListHead
          count={wishes.length + again.length}
          totals={totals}
          label={WORDS.total}
          hasSample={products.some(({ isSample }) => isSample)}
        />
        <button
          type="button"
          className="button-secondary shop-share"
          onClick={() => void shareList('wishlist', [...wishes, ...again.map(() => null)])}
        >
          <Link2 size={16} strokeWidth={1.6} aria-hidden="true" />
          {LISTS_WORDS.share}
        </button>
      </div>
      {hasFailed && byId === null ? <ListFailure onRetry={retry} /> : null}
      {byId === null && !hasFailed ? (
        <p role="status" className="py-6 text-fg-2">
          {LISTS_WORDS.loading}
        </p>
      ) : null}
      {products.length === 0 ? null : (
        <ProductList
          label={WORDS.list}
          products={products.map((product) => ({
            product,
            compared: null,
            isOwned: owned.has(product.id),
          }))}
        />
      )}
      <ul className="shop-list">
        {again.map((item) => (
          <AgainRow key={item.id} item={item} />
        ))}
        {gone.map((id) => (
          <GoneRow key={id} id={id} />
        ))}
      </ul>
    </>
  );
}

/** A product that was typed in by hand and is wished for again. */
function AgainRow({ item }: { item: BagItem }) {
  const { brand, name, shade, hex } = item;
  const title = shade === '' ? name : shade;
  return (
    <li className="wish-row">
      <ShadeHalves yours={null} theirs={hex} />
      <span className="shop-row-words">
        <strong>{title}</strong>
        <span className="shop-row-of">
          {brand} {shade === '' ? '' : name}
        </span>
        <span className="shop-row-of">{WORDS.again}</span>
      </span>
      <RemoveButton
        label={fillIn(WORDS.remove, { name: title })}
        onRemove={() => {
          shoppingLists.change({ kind: 'edit', item: { ...item, isWishlisted: false } });
        }}
      />
    </li>
  );
}

/** A wish that no feed has any more. */
function GoneRow({ id }: { id: string }) {
  return (
    <li className="wish-row">
      <ShadeHalves yours={null} theirs={null} />
      <span className="shop-row-words">
        <strong>{LISTS_WORDS.gone}</strong>
        <span className="shop-row-of">{LISTS_WORDS.goneAbout}</span>
      </span>
      <RemoveButton
        label={WORDS.removeGone}
        onRemove={() => {
          removeWish(id, LISTS_WORDS.gone);
        }}
      />
    </li>
  );
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className="quiet-button" aria-label={label} onClick={onRemove}>
      <X size={17} strokeWidth={1.7} aria-hidden="true" />
    </button>
  );
}
