import { PRODUCTS } from '#domain/makeup/look.ts';
import { LOOK_WORDS } from '#content/look-words.ts';
import { MasterSlider } from './master-slider.tsx';
import { ProductRow } from './product-row.tsx';

/** The strength of everything at once, and of each product. */
export function IntensityList() {
  return (
    <section aria-labelledby="intensity-title">
      <h3 id="intensity-title" className="sr-only">
        {LOOK_WORDS.intensity}
      </h3>
      <MasterSlider />
      <ul className="mt-2">
        {PRODUCTS.map((product) => (
          <ProductRow key={product} product={product} />
        ))}
      </ul>
    </section>
  );
}
