import type { Product } from '#domain/makeup/look.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { FinishChoice } from '#app/studio/shades/finish-choice.tsx';
import { usePan } from '#app/studio/shades/use-pan.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { ProductSlider } from './product-slider.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { shadeName } from '#studio/state/worn-shades.ts';

/** A product in the list: its shade, its strength and, while it is chosen, its finish. */
export function ProductRow({ product }: { product: Product }) {
  const { look } = useStudio();
  const { label } = PRODUCT_WORDS[product];
  const name = useStudioState((state) =>
    shadeName(currentLook(state), product, state.libraryNames),
  );
  const chosen = useStudioState((state) => state.product === product);
  const pan = usePan(product);
  return (
    <li className="product-row" data-chosen={chosen}>
      <div className="grid grid-cols-[minmax(148px,1fr)_minmax(112px,1.25fr)] items-center gap-2">
        <button
          type="button"
          className="flex min-h-12 items-center gap-3 rounded-xl text-left"
          aria-pressed={chosen}
          onClick={() => {
            look.chooseProduct(product);
          }}
        >
          <span className="pan-ring">
            <Pan {...pan} className="size-[34px]" />
          </span>
          <span className="min-w-0 leading-tight">
            <span className="block text-sm">{label}</span>
            <span className="mt-0.5 block truncate text-xs text-fg-3">{name}</span>
          </span>
        </button>
        <ProductSlider product={product} />
      </div>
      {chosen ? <FinishChoice product={product} /> : null}
    </li>
  );
}
