import '#app/panels/shopping/parts/lists.css';
import './my-bag.css';
import { Link2, Plus, ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { BAG_TOASTS, BAG_WORDS as WORDS } from '#content/panels/shopping-bag-words.ts';
import { LISTS_WORDS } from '#content/panels/shopping-lists-words.ts';
import { SAMPLE_BRANDS } from '#content/sample-brands.ts';
import { needsReplacing } from '#domain/shopping/bag.ts';
import { expiryOf, MOST_BAG_ITEMS, type BagItem } from '#domain/shopping/bag-item.ts';
import { totalsOf } from '#domain/shopping/totals.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { ListHead } from '#app/panels/shopping/parts/list-head.tsx';
import { ListPlace } from '#app/panels/shopping/parts/list-place.tsx';
import { SHARED, shareList } from '#app/panels/shopping/parts/share-list.ts';
import { SharedList } from '#app/panels/shopping/parts/shared-list.tsx';
import { useShopAddress } from '#app/panels/shopping/parts/shop-address.ts';
import { useChosenProducts } from '#app/panels/shopping/parts/use-chosen-products.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';
import { useShoppingLists } from '#app/person/shopping-lists/use-shopping-lists.ts';
import { BagCard, BagRow } from './bag-card.tsx';
import { bagDraft, beginTyping } from '#app/panels/shopping/parts/bag-draft.ts';
import { BagForm } from './bag-form.tsx';
import { useToday } from '#app/kit/clock/use-today.ts';

/** What the person owns; or what another person owns, where the address holds a shared bag. */
export function MyBagTab() {
  const { search } = useShopAddress();
  const shared = search[SHARED];
  return shared === undefined ? <OwnBag /> : <SharedList shared={shared} kind="bag" />;
}

function OwnBag() {
  const state = useShoppingLists();
  const draft = useStore(bagDraft);
  const today = useToday();
  const { items } = state;
  useEffect(() => void shoppingLists.sync(), []);
  useReplenishmentAlert(items);
  if (draft !== null) return <BagForm draft={draft} today={today} />;
  return (
    <>
      {items.length === 0 ? <Empty today={today} /> : <Bag items={items} today={today} />}
      <ListPlace state={state} />
      {items.length === 0 ? null : (
        <div className="panel-actions">
          <AddButton today={today} className="button-primary" />
        </div>
      )}
    </>
  );
}

/** How many products were counted last, while the page is open, so that the same is not said twice. */
let said = 0;

/** Says that products may need replacing soon, when there are more of them than at the last count. */
function useReplenishmentAlert(items: readonly BagItem[]): void {
  const count = items.filter(needsReplacing).length;
  useEffect(() => {
    if (count > said)
      toast(count === 1 ? BAG_TOASTS.replenishOne : BAG_TOASTS.replenish, { count });
    said = count;
  }, [count]);
}

function AddButton({ today, className }: { today: string; className: string }) {
  const { items } = useShoppingLists();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        if (items.length >= MOST_BAG_ITEMS) toast(BAG_TOASTS.full, { count: MOST_BAG_ITEMS });
        else beginTyping(today);
      }}
    >
      <Plus size={17} strokeWidth={1.7} aria-hidden="true" />
      {WORDS.add}
    </button>
  );
}

function Empty({ today }: { today: string }) {
  return (
    <div className="shop-empty">
      <ShoppingBag size={26} strokeWidth={1.4} aria-hidden="true" />
      <h3 className="display text-2xl">{WORDS.empty}</h3>
      <p className="text-fg-2">{WORDS.emptyAbout}</p>
      <AddButton today={today} className="button-primary" />
    </div>
  );
}

/** Whether a brand is one of those that the sample invented. */
const isInvented = (brand: string): boolean => SAMPLE_BRANDS.some((each) => each === brand);

/**
 * The ids of those in the bag that are products of the sample. The catalog decides where it knows the
 * product. Where it does not (it has not answered, it is out of reach, or its sample is gone), the brand
 * decides, since the price is just as made up.
 */
function useSamples(items: readonly BagItem[]): ReadonlySet<string> {
  const { byId } = useChosenProducts([
    ...new Set(items.flatMap(({ productId }) => productId ?? [])),
  ]);
  const samples = items.filter(
    ({ productId, brand }) =>
      productId !== null && (byId?.get(productId)?.isSample ?? isInvented(brand)),
  );
  return new Set(samples.map(({ id }) => id));
}

interface BagProps {
  readonly items: readonly BagItem[];
  readonly today: string;
}

function Bag({ items, today }: BagProps) {
  const newest = items.toReversed();
  const [chosen, setChosen] = useState<string | null>(null);
  const samples = useSamples(items);
  const open = newest.some(({ id }) => id === chosen) ? chosen : newest[0]?.id;
  return (
    <>
      <div className="shop-list-bar">
        <ListHead
          count={items.length}
          totals={totalsOf(items.map(({ price }) => price))}
          label={WORDS.total}
          hasSample={items.some((item) => samples.has(item.id) && item.price !== null)}
        />
        <button
          type="button"
          className="button-secondary shop-share"
          onClick={() =>
            void shareList(
              'my-bag',
              newest.map(({ productId }) => productId),
            )
          }
        >
          <Link2 size={16} strokeWidth={1.6} aria-hidden="true" />
          {LISTS_WORDS.share}
        </button>
      </div>
      <Warnings items={items} today={today} />
      <ul className="shop-list" aria-label={WORDS.list}>
        {newest.map((item) => (
          <li key={item.id}>
            {item.id === open ? (
              <BagCard item={item} today={today} isSample={samples.has(item.id)} />
            ) : (
              <BagRow
                item={item}
                today={today}
                isSample={samples.has(item.id)}
                onOpen={() => {
                  setChosen(item.id);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Warnings({ items, today }: BagProps) {
  const statuses = items.map((item) => expiryOf(item, today));
  const count = (status: (typeof statuses)[number]): number =>
    statuses.filter((each) => each === status).length;
  const [expired, soon, replace] = [
    count('expired'),
    count('expiring-soon'),
    items.filter(needsReplacing).length,
  ];
  if (expired + soon + replace === 0) return null;
  return (
    <ul className="bag-warnings">
      <Warning kind="expired" count={expired} one={WORDS.expiredOne} many={WORDS.expired} />
      <Warning kind="soon" count={soon} one={WORDS.soonOne} many={WORDS.soon} />
      <Warning kind="replace" count={replace} one={WORDS.replaceOne} many={WORDS.replace} />
    </ul>
  );
}

interface WarningProps {
  readonly kind: string;
  readonly count: number;
  readonly one: string;
  readonly many: string;
}

function Warning({ kind, count, one, many }: WarningProps) {
  if (count === 0) return null;
  return <li data-kind={kind}>{count === 1 ? one : fillIn(many, { count })}</li>;
}
