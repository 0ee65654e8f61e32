import { Heart, Minus, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  BAG_INGREDIENT_WORDS,
  BAG_WORDS as WORDS,
  EXPIRY_LABELS,
} from '#content/panels/shopping-bag-words.ts';
import { needsReplacing } from '#domain/shopping/bag.ts';
import { expiryOf, type BagItem } from '#domain/shopping/bag-item.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import { ShadeHalves } from '#app/panels/shopping/parts/shade-halves.tsx';
import { openProduct } from '#app/panels/shopping/parts/shop-address.ts';
import { addWish, removeWish, sayWish } from '#app/panels/shopping/parts/use-wishlist.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';
import { useShoppingLists } from '#app/person/shopping-lists/use-shopping-lists.ts';
import { beginEdit } from '#app/panels/shopping/parts/bag-draft.ts';
import { sayCost, sayDay, sayLeft, sayUses, titleOf } from './bag-words.ts';
import { LoadedNote } from './loaded-note.tsx';
import { removeItem } from './remove-item.ts';

interface BagProps {
  readonly item: BagItem;
  /** The person's own day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether it is a product of the sample, with a made-up price. */
  readonly isSample: boolean;
}

/** A product in the bag that is not open. */
export function BagRow({ item, today, isSample, onOpen }: BagProps & { onOpen: () => void }) {
  return (
    <button
      type="button"
      className="shop-row"
      aria-label={fillIn(WORDS.open, { name: `${item.brand} ${item.name} ${item.shade}`.trim() })}
      onClick={onOpen}
    >
      <ShadeHalves yours={null} theirs={item.hex} />
      <span className="shop-row-words">
        <span>
          <strong>{titleOf(item)}</strong>
        </span>
        <span className="shop-row-of">{lineOf(item)}</span>
      </span>
      <span className="shop-row-figures">
        <Expiry item={item} today={today} />
        <BagPrice item={item} isSample={isSample} />
      </span>
    </button>
  );
}

/** A product in the bag, with all that is known of it and can be done with it. */
export function BagCard({ item, today, isSample }: BagProps) {
  const { productId, usageCount } = item;
  const title = titleOf(item);
  return (
    <article className="shop-card" aria-label={`${item.brand} ${item.name} ${item.shade}`.trim()}>
      <div className="bag-head">
        <ShadeHalves yours={null} theirs={item.hex} />
        <div className="bag-head-words">
          <p className="text-sm text-fg-2">{lineOf(item)}</p>
          <h4 className="text-md font-medium">
            {productId === null ? (
              title
            ) : (
              <button
                type="button"
                className="shop-name"
                aria-label={fillIn(WORDS.details, { name: title })}
                onClick={() => {
                  openProduct(productId);
                }}
              >
                {title}
              </button>
            )}
          </h4>
        </div>
        <span className="bag-figures">
          <Expiry item={item} today={today} />
          <BagPrice item={item} isSample={isSample} />
        </span>
      </div>
      <dl className="bag-facts">
        <Fact term={WORDS.expires}>{sayDay(item.expirationDate)}</Fact>
        <Fact term={WORDS.bought}>{sayDay(item.purchaseDate)}</Fact>
        <Fact term={WORDS.used}>{sayUses(usageCount)}</Fact>
        <Fact term={WORDS.costPerUse}>
          {/* A figure derived from a made-up price is made up, too. */}
          {isSample && item.price !== null && usageCount > 0 ? (
            <span className="shop-aside">{WORDS.sample} </span>
          ) : null}
          {sayCost(item)}
        </Fact>
        <Fact term={WORDS.left}>{sayLeft(item)}</Fact>
      </dl>
      {needsReplacing(item) ? <p className="bag-replace">{WORDS.needsReplacing}</p> : null}
      <section>
        <h5 className="caps text-fg-3">{BAG_INGREDIENT_WORDS.title}</h5>
        {item.ingredients === '' ? (
          <p className="text-sm text-fg-2">{BAG_INGREDIENT_WORDS.none}</p>
        ) : (
          <LoadedNote ingredients={item.ingredients} />
        )}
      </section>
      <Actions item={item} title={title} />
    </article>
  );
}

function Actions({ item, title }: { item: BagItem; title: string }) {
  const name = { name: title };
  return (
    <>
      <div className="bag-actions">
        <button
          type="button"
          className="button-primary"
          aria-label={fillIn(WORDS.countUse, name)}
          onClick={() => {
            shoppingLists.change({ kind: 'use', itemId: item.id, by: 1 });
          }}
        >
          {WORDS.use}
        </button>
        <button
          type="button"
          className="shop-round"
          aria-label={fillIn(WORDS.takeBackOf, name)}
          data-tip={WORDS.takeBack}
          disabled={item.usageCount === 0}
          onClick={() => {
            shoppingLists.change({ kind: 'use', itemId: item.id, by: -1 });
          }}
        >
          <Minus size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
        <WishButton item={item} title={title} />
        <span className="bag-actions-gap" />
        <button
          type="button"
          className="shop-round"
          aria-label={fillIn(WORDS.editOf, name)}
          data-tip={WORDS.edit}
          onClick={() => {
            beginEdit(item);
          }}
        >
          <Pencil size={17} strokeWidth={1.6} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="shop-round"
          aria-label={fillIn(WORDS.removeOf, name)}
          data-tip={WORDS.remove}
          onClick={() => {
            removeItem(item);
          }}
        >
          <Trash2 size={17} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {item.usageCount === 0
          ? ''
          : fillIn(WORDS.usedNow, { name: title, count: sayUses(item.usageCount) })}
      </p>
    </>
  );
}

function WishButton({ item, title }: { item: BagItem; title: string }) {
  const { wishes } = useShoppingLists();
  const { productId, isWishlisted } = item;
  const isWished = productId === null ? isWishlisted : wishes.includes(productId);
  const label = fillIn(isWished ? WORDS.unwish : WORDS.wish, { name: title });
  return (
    <button
      type="button"
      className="shop-round"
      data-on={isWished}
      aria-label={label}
      data-tip={label}
      onClick={() => {
        if (productId === null) {
          shoppingLists.change({ kind: 'edit', item: { ...item, isWishlisted: !isWished } });
          sayWish(!isWished, title);
        } else if (isWished) removeWish(productId, title);
        else addWish(productId, title);
      }}
    >
      <Heart size={18} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="tnum">{children}</dd>
    </div>
  );
}

function Expiry({ item, today }: Pick<BagProps, 'item' | 'today'>) {
  const status = expiryOf(item, today);
  return (
    <span className="bag-status" data-status={status}>
      {EXPIRY_LABELS[status]}
    </span>
  );
}

function lineOf({ brand, name, shade }: BagItem): string {
  return shade === '' ? brand : `${brand} ${name}`.trim();
}

function BagPrice({ item: { price }, isSample }: Pick<BagProps, 'item' | 'isSample'>) {
  return (
    <span className="shop-price">
      {isSample && price !== null ? <span className="shop-aside">{WORDS.sample}</span> : null}
      <span className="tnum">{price === null ? WORDS.noPrice : writeAmount(price)}</span>
    </span>
  );
}
