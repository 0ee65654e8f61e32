import { Tabs } from 'radix-ui';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { LOOK_WORDS } from '#content/look-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { LookTray } from './look-tray.tsx';
import { ProductTray } from './product-tray.tsx';

const LOOK = 'look';

interface PhoneTrayProps {
  /** Whether it shows the whole look, in place of one product. */
  readonly showsLook: boolean;
  readonly onShowLook: (showsLook: boolean) => void;
}

/** Under the picture, which stays in sight: the whole look, or one of its six products. */
export function PhoneTray({ showsLook, onShowLook }: PhoneTrayProps) {
  const { look } = useStudio();
  const product = useStudioState((state) => state.product);
  const shown = showsLook ? LOOK : product;
  return (
    <Tabs.Root
      className="phone-tray"
      value={shown}
      onValueChange={(value) => {
        onShowLook(value === LOOK);
        const chosen = PRODUCTS.find((candidate) => candidate === value);
        if (chosen !== undefined) look.chooseProduct(chosen);
      }}
    >
      <Tabs.Content value={shown} className="outline-offset-[-3px]">
        {showsLook ? <LookTray /> : <ProductTray product={product} />}
      </Tabs.Content>
      <Tabs.List className="phone-tabs noscroll" aria-label={LOOK_WORDS.products}>
        <Tabs.Trigger value={LOOK} className="phone-tab">
          {LOOK_WORDS.panel}
        </Tabs.Trigger>
        {PRODUCTS.map((candidate) => (
          <Tabs.Trigger key={candidate} value={candidate} className="phone-tab">
            {PRODUCT_WORDS[candidate].place}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}
