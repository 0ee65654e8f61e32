import { PRODUCT_WORDS } from '#content/products.ts';
import { MATCH_WORDS as WORDS } from '#content/panels/shopping-match-words.ts';
import type { Product } from '#domain/makeup/look.ts';
import { Search } from 'lucide-react';
import { Pan } from '#app/kit/ui/pan.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { shadeColours } from '#studio/state/worn-shades.ts';
import { wornProducts } from './look-scan.ts';

interface WornStripProps {
  readonly chosen: Product | null;
  readonly onChoose: (product: Product | null) => void;
  readonly isSearching: boolean;
  readonly onSearch: () => void;
}

/**
 * On a phone: the search, and what is worn, a swatch for each. If one is chosen, only that one is matched.
 */
export function WornStrip({ chosen, onChoose, isSearching, onSearch }: WornStripProps) {
  const look = useStudioState(currentLook);
  return (
    <div className="match-strip noscroll" role="group" aria-label={WORDS.yourLook}>
      <button
        type="button"
        className="match-strip-choice"
        aria-expanded={isSearching}
        onClick={onSearch}
      >
        <span className="match-strip-ring">
          <span className="match-strip-search">
            <Search size={20} strokeWidth={1.6} aria-hidden="true" />
          </span>
        </span>
        {WORDS.search}
      </button>
      {wornProducts(look).map((product) => (
        <button
          key={product}
          type="button"
          className="match-strip-choice"
          aria-pressed={chosen === product}
          onClick={() => {
            onChoose(chosen === product ? null : product);
          }}
        >
          <span className="match-strip-ring">
            <Pan colours={shadeColours(look, product)} className="size-11" />
          </span>
          {PRODUCT_WORDS[product].label}
        </button>
      ))}
    </div>
  );
}
