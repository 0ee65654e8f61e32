import { PRODUCT_WORDS } from '#content/products.ts';
import {
  PRODUCTS,
  eyeFinishOf,
  lipFinishOf,
  type Look,
  type Product,
} from '#domain/makeup/look.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { shadeColours, shadeName } from '#studio/state/worn-shades.ts';

/** What a look wears, product by product; what is at 0 is left out. */
export function WornList({ look }: { look: Look }) {
  const library = useStudioState((state) => state.libraryNames);
  return (
    <ul className="worn-list">
      {PRODUCTS.filter((product) => look[product].opacity > 0).map((product) => (
        <li key={product}>
          <Pan colours={shadeColours(look, product)} {...finishOf(look, product)} />
          <span>
            {shadeName(look, product, library)}
            <br />
            <span className="text-xs text-fg-3">{PRODUCT_WORDS[product].label}</span>
          </span>
          <span className="tnum">{Math.round(look[product].opacity)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The finish by which a pan shows a product. */
export function finishOf(look: Look, product: Product) {
  if (product === 'lipstick') return { finish: lipFinishOf(look) };
  return product === 'eyeshadow' ? { finish: eyeFinishOf(look) } : {};
}
