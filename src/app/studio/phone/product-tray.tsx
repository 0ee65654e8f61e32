import { PartTakenOverLater } from '#app/kit/first-sight/parts-to-take-over.tsx';
import type { Product } from '#domain/makeup/look.ts';
import { fillIn } from '#content/fill-in.ts';
import { LOOK_WORDS } from '#content/look-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { ProductSlider } from '#app/studio/look-panel/product-slider.tsx';
import { FinishChoice } from '#app/studio/shades/finish-choice.tsx';
import { shadeOptions } from '#app/look/shade-options.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { shadeName } from '#studio/state/worn-shades.ts';
import { ShadeCarousel } from './shade-carousel.tsx';
import { TrayHeading } from './tray-heading.tsx';

/** One product: its intensity, its shades and its finish. */
export function ProductTray({ product }: { product: Product }) {
  const look = useStudioState(currentLook);
  const library = useStudioState((state) => state.libraryNames);
  const { label } = PRODUCT_WORDS[product];
  const options = shadeOptions(product);
  const place = options.findIndex((option) => option.isWorn(look)) + 1;
  const kind =
    place === 0 || options.length === 1
      ? label
      : fillIn(LOOK_WORDS.shadePosition, { product: label, place, count: options.length });
  return (
    <>
      <TrayHeading place="shade" kind={kind} name={shadeName(look, product, library)} />
      <div className="tray-slider">
        <ProductSlider product={product} />
      </div>
      <PartTakenOverLater>
        <ShadeCarousel product={product} />
      </PartTakenOverLater>
      <div className="tray-last">
        <FinishChoice product={product} />
      </div>
    </>
  );
}
