import { useEffect, useRef, useState } from 'react';
import { PRODUCT_CARD_WORDS as WORDS, STOCK_LABELS } from '#content/panels/shopping-words.ts';
import { Percentage } from './percentage.tsx';
import { Price } from './price.tsx';
import { ProductCard, productTitle, type ProductCardProps } from './product-card.tsx';
import { differenceInShort } from './say-difference.ts';
import { ShadeHalves } from './shade-halves.tsx';

interface ProductListProps {
  readonly products: readonly ProductCardProps[];
  /** What the list holds, for screen readers. */
  readonly label: string;
}

/** Products one below the other: one is open with all that can be done with it, the others are rows. */
export function ProductList({ products, label }: ProductListProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const isThere = products.some(({ product }) => product.id === chosen);
  const open = isThere ? chosen : products[0]?.product.id;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The row that was pressed is gone: the focus goes on in the card that came in its place.
    if (chosen !== null) list.current?.querySelector<HTMLElement>('.shop-name')?.focus();
  }, [chosen]);
  return (
    <ul ref={list} className="shop-list" aria-label={label}>
      {products.map((card) => (
        <li key={card.product.id}>
          {card.product.id === open ? (
            <ProductCard {...card} />
          ) : (
            <ProductRow
              {...card}
              onOpen={() => {
                setChosen(card.product.id);
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ProductRowProps extends ProductCardProps {
  readonly onOpen: () => void;
}

function ProductRow({ product, compared, isOwned = false, onOpen }: ProductRowProps) {
  return (
    <button type="button" className="shop-row" onClick={onOpen}>
      <ShadeHalves yours={compared?.yours ?? null} theirs={product.colour?.hex ?? null} />
      <span className="shop-row-words">
        <span>
          <strong>{productTitle(product)}</strong>
          {isOwned ? <span className="shop-owned">{WORDS.yours}</span> : null}
          {compared === null ? null : (
            <span className="text-fg-2"> {differenceInShort(compared.tendencies)}</span>
          )}
        </span>
        <span className="shop-row-of">
          {product.brand} {product.name}
          {product.stock === 'in-stock' ? null : (
            <span className="shop-row-stock">{STOCK_LABELS[product.stock]}</span>
          )}
        </span>
      </span>
      <span className="shop-row-figures">
        {compared === null ? null : <Percentage value={compared.percentage} />}
        <Price product={product} />
      </span>
    </button>
  );
}
