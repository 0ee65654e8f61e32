import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { SKIN_MATCH_WORDS as WORDS } from '#content/panels/shopping-skin-words.ts';
import type { KnownShade } from '#domain/shopping/skin-match.ts';
import type { LikelyShade } from '#domain/shopping/shade-set.ts';
import { productTitle } from '#app/panels/shopping/parts/product-card.tsx';

interface ShadeBarProps {
  readonly label: string;
  /** The likeliest first. */
  readonly shades: readonly LikelyShade<KnownShade<CatalogueProduct>>[];
  /** In [0, 1]. */
  readonly covered: number;
  /** The id of the one that is chosen. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Words are dark on shades lighter than this, else light; both then have a contrast of more than 4.5. */
const LIGHT = 50;
const LEAST_REST = 0.005;

/** Shades side by side, each as wide as its chance; what is left over is hatched. */
export function ShadeBar({ label, shades, covered, chosen, onChoose }: ShadeBarProps) {
  const rest = 1 - covered;
  return (
    <div className="skin-bar" role="group" aria-label={label}>
      {shades.map(({ shade: { product, lab }, chance }) => {
        const shade = productTitle(product);
        const percent = Math.round(100 * chance);
        return (
          <button
            key={product.id}
            type="button"
            className="skin-segment"
            data-tone={lab.lightness > LIGHT ? 'light' : 'deep'}
            aria-pressed={product.id === chosen}
            aria-label={fillIn(WORDS.segment, { shade, percent })}
            style={{ flexGrow: 100 * chance, background: product.colour?.hex }}
            onClick={() => {
              onChoose(product.id);
            }}
          >
            <span className="skin-segment-name">{shade}</span>
            <span className="tnum text-sm">{`${percent}%`}</span>
          </button>
        );
      })}
      {rest < LEAST_REST ? null : (
        <span
          className="skin-rest"
          role="img"
          aria-label={fillIn(WORDS.rest, { percent: Math.round(100 * rest) })}
          style={{ flexGrow: 100 * rest }}
        />
      )}
    </div>
  );
}
