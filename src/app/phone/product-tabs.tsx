import { Tabs } from 'radix-ui';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { LOOK_WORDS } from '#content/look-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { useStudio, useStudioState } from '#app/studio-context.tsx';
import { ProductTray } from './product-tray.tsx';

/** The six products under the picture: one at a time, its shades, its finish and its strength. */
export function ProductTabs() {
  const { look } = useStudio();
  const chosen = useStudioState((state) => state.product);
  return (
    <Tabs.Root
      className="phone-tray"
      value={chosen}
      onValueChange={(value) => {
        const product = PRODUCTS.find((candidate) => candidate === value);
        if (product !== undefined) look.chooseProduct(product);
      }}
    >
      <Tabs.Content value={chosen} className="outline-offset-[-3px]">
        <ProductTray product={chosen} />
      </Tabs.Content>
      <Tabs.List className="phone-tabs noscroll" aria-label={LOOK_WORDS.products}>
        {PRODUCTS.map((product) => (
          <Tabs.Trigger key={product} value={product} className="phone-tab">
            {PRODUCT_WORDS[product].place}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}
