import { fillIn } from '#content/fill-in.ts';
import { LISTS_WORDS, SHARED_WORDS as WORDS } from '#content/panels/shopping-lists-words.ts';
import { readShared } from '#domain/shopping/shared-products.ts';
import { useOwnedProducts } from '#app/person/shopping-lists/use-shopping-lists.ts';
import { ListFailure } from './list-failure.tsx';
import { ProductList } from './product-list.tsx';
import { changeShopSearch } from './shop-address.ts';
import { useChosenProducts } from './use-chosen-products.ts';

interface SharedListProps {
  /** What the address holds. */
  readonly shared: string;
  readonly kind: 'wishlist' | 'bag';
}

/** A list that came by a link: only its products, and how many of them the catalog does not know. */
export function SharedList({ shared, kind }: SharedListProps) {
  const ids = readShared(shared);
  return (
    <section className="shop-shared">
      <h3 className="display text-2xl">{ids === null ? WORDS.broken : WORDS[kind]}</h3>
      <p className="mt-1 mb-4 text-sm text-fg-2">
        {ids === null ? WORDS.brokenAbout : WORDS.about}
      </p>
      {ids === null ? null : <SharedProducts ids={ids} label={WORDS[kind]} />}
      <button
        type="button"
        className="button-secondary mt-5"
        onClick={() => {
          changeShopSearch(kind === 'bag' ? 'my-bag' : 'wishlist', {});
        }}
      >
        {WORDS.back[kind]}
      </button>
    </section>
  );
}

function SharedProducts({ ids, label }: { ids: readonly string[]; label: string }) {
  const { byId, hasFailed, retry } = useChosenProducts(ids);
  const owned = useOwnedProducts();
  if (hasFailed) return <ListFailure onRetry={retry} />;
  if (byId === null) {
    return (
      <p role="status" className="py-6 text-fg-2">
        {LISTS_WORDS.loading}
      </p>
    );
  }
  const products = ids.flatMap((id) => byId.get(id) ?? []);
  const unknown = ids.length - products.length;
  return (
    <>
      {products.length === 0 ? null : (
        <ProductList
          label={label}
          products={products.map((product) => ({
            product,
            compared: null,
            isOwned: owned.has(product.id),
          }))}
        />
      )}
      {unknown === 0 ? null : (
        <p role="status" className="mt-4 text-sm text-fg-2">
          {products.length === 0
            ? WORDS.nothing
            : unknown === 1
              ? WORDS.unknownOne
              : fillIn(WORDS.unknown, { count: unknown })}
        </p>
      )}
    </>
  );
}
