import type { Product } from '#domain/makeup/look.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { OpacitySlider } from '#app/kit/ui/opacity-slider.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { shadeColours } from '#studio/state/worn-shades.ts';

/** Liner and mascara are too dark to be seen on a dark panel: their sliders fill in the text's colour. */
const INK: readonly Product[] = ['eyeliner', 'mascara'];

export function ProductSlider({ product }: { product: Product }) {
  const { look } = useStudio();
  const opacity = useStudioState((state) => currentLook(state)[product].opacity);
  const colour = useStudioState((state) => shadeColours(currentLook(state), product).at(-1));
  return (
    <OpacitySlider
      label={PRODUCT_WORDS[product].label}
      value={opacity}
      pigment={INK.includes(product) ? 'var(--fg-2)' : (colour ?? 'var(--fg-2)')}
      onChange={(value) => {
        look.dragOpacity(product, value);
      }}
      onSettle={look.endGesture}
    />
  );
}
