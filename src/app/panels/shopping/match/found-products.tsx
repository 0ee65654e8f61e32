import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { MATCH_WORDS as WORDS } from '#content/panels/shopping-match-words.ts';
import type { Look } from '#domain/makeup/look.ts';
import { compareShade } from '#domain/shopping/compare-shade.ts';
import { type ShopTone, toneSimilarity } from '#domain/shopping/skin-tone.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import type { ProductCardProps } from '#app/panels/shopping/parts/product-card.tsx';
import { ProductList } from '#app/panels/shopping/parts/product-list.tsx';
import { useOwned } from '#app/panels/shopping/parts/use-owned.ts';
import { wornColours } from '#app/panels/shopping/parts/worn-colours.ts';
import { currentLook } from '#studio/state/state.ts';

const PERCENT = 100;

/** A product beside what is worn, and beside the chosen skin tone. */
function cardOf(
  product: CatalogueProduct,
  look: Look,
  tone: ShopTone | null,
): Omit<ProductCardProps, 'isOwned'> {
  const { colour, category } = product;
  if (colour === null) return { product, compared: null };
  return {
    product,
    compared: compareShade(wornColours(look, category), colour.hex),
    skinMatch: tone === null ? null : Math.round(PERCENT * toneSimilarity(colour.hex, tone)),
  };
}

/**
 * Sorts a page by the difference that the eye sees, which the percentages show: the server sorts by
 * straight distances.
 */
function byNearness<Card extends Pick<ProductCardProps, 'compared'>>(
  cards: readonly Card[],
): readonly Card[] {
  const far = ({ compared }: Card): number => compared?.difference ?? Number.MAX_VALUE;
  return cards.toSorted((one, other) => far(one) - far(other));
}

interface FoundProductsProps {
  readonly pages: readonly (readonly CatalogueProduct[])[];
  /** Whether what comes nearest to the worn colors is first. */
  readonly isByNearness: boolean;
  readonly tone: ShopTone | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** What a search found, page after page. */
export function FoundProducts(props: FoundProductsProps) {
  const { pages, isByNearness, tone, hasMore, isLoadingMore, onMore } = props;
  const look = useStudioState(currentLook);
  const owned = useOwned();
  return (
    <>
      <ProductList
        label={WORDS.products}
        products={pages.flatMap((products) => {
          const cards = products.map((product) => ({
            ...cardOf(product, look, tone),
            isOwned: owned.has(product.id),
          }));
          return isByNearness ? byNearness(cards) : cards;
        })}
      />
      {hasMore ? (
        <button
          type="button"
          className="button-secondary match-show-all"
          aria-disabled={isLoadingMore}
          onClick={() => {
            if (!isLoadingMore) onMore();
          }}
        >
          {isLoadingMore ? WORDS.loadingMore : WORDS.more}
        </button>
      ) : null}
    </>
  );
}
