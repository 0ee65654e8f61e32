import { BLEND_LABELS } from '#content/panels/tools-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { BLENDED_PRODUCTS, blendModeOf, type Look } from '#domain/makeup/look.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { shadeColours } from '#studio/state/worn-shades.ts';
import { finishOf } from '#app/panels/professional-mode/parts/worn-list.tsx';

/** How strongly each of the five products is worn, and how it blends into the skin. */
export function BlendList({ look }: { look: Look }) {
  return (
    <ul className="worn-list">
      {BLENDED_PRODUCTS.map((product) => (
        <li key={product}>
          <Pan colours={shadeColours(look, product)} {...finishOf(look, product)} />
          <span>
            {PRODUCT_WORDS[product].label}
            <br />
            <span className="text-xs text-fg-3">{BLEND_LABELS[blendModeOf(look, product)]}</span>
          </span>
          <span className="tnum">{Math.round(look[product].opacity)}</span>
        </li>
      ))}
    </ul>
  );
}
