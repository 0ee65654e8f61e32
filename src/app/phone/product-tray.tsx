import { Eye } from 'lucide-react';
import type { Product } from '#domain/makeup/look.ts';
import { fillIn } from '#content/fill-in.ts';
import { LOOK_WORDS } from '#content/look-words.ts';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { ProductSlider } from '#app/look-panel/product-slider.tsx';
import { FinishChoice } from '#app/shades/finish-choice.tsx';
import { shadeOptions } from '#app/shades/shade-options.ts';
import { holdHandlers } from '#app/ui/hold-handlers.ts';
import { useStudio, useStudioState } from '#app/studio-context.tsx';
import { currentLook } from '#studio/state.ts';
import { shadeName } from '#studio/worn-shades.ts';
import { ShadeCarousel } from './shade-carousel.tsx';

export function ProductTray({ product }: { product: Product }) {
  const { comparison } = useStudio();
  const look = useStudioState(currentLook);
  const bare = useStudioState((state) => state.bare);
  const active = useStudioState((state) => state.status === 'active');
  const { label } = PRODUCT_WORDS[product];
  const options = shadeOptions(product);
  const place = options.findIndex((option) => option.isWorn(look)) + 1;
  return (
    <>
      <div className="phone-shade">
        <div className="min-w-0">
          <p className="caps">
            {place === 0 || options.length === 1
              ? label
              : fillIn(LOOK_WORDS.shadePosition, { product: label, place, count: options.length })}
          </p>
          <p className="display mt-1 truncate text-[clamp(24px,8vw,32px)]">
            {shadeName(look, product)}
          </p>
        </div>
        {active ? (
          <button
            type="button"
            className="glass flex h-11 shrink-0 items-center gap-2 rounded-full px-4 text-[13px] select-none aria-pressed:bg-white aria-pressed:text-black"
            aria-pressed={bare}
            {...holdHandlers(comparison.holdBare)}
          >
            <Eye size={17} strokeWidth={1.7} aria-hidden="true" />
            {MIRROR_WORDS.holdToCompare}
          </button>
        ) : null}
      </div>
      <div className="px-5">
        <ProductSlider product={product} />
      </div>
      <ShadeCarousel product={product} />
      <div className="phone-finish">
        <FinishChoice product={product} />
      </div>
    </>
  );
}
