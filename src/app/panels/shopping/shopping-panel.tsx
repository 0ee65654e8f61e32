import './shopping.css';
import { useRef } from 'react';
import { PANEL_WORDS } from '#content/panel-words.ts';
import { LoadedPart } from '#app/look/loaded-part.tsx';
import { PanelTabs } from '#app/look/panel-tabs.tsx';
import { TryOnSign } from './parts/try-on-sign.tsx';
import { openShopTab, useShopAddress } from './parts/shop-address.ts';
import { TABS } from './tabs.ts';
import { useReturn } from './use-return.ts';

const loadProductView = () =>
  import('./product-view/product-view.tsx').then((code) => code.ProductView);

/** What shops sell: matched with the look, tried on, compared, kept and bought. For everybody, with or without a camera. */
export function ShoppingPanel() {
  const { tab, product } = useShopAddress();
  const panel = useRef<HTMLDivElement>(null);
  useReturn(panel, product !== null);
  return (
    <div ref={panel} className="shop">
      <TryOnSign />
      <div hidden={product !== null}>
        <PanelTabs
          label={PANEL_WORDS.shopping.title}
          tabs={TABS}
          part={tab}
          onChoose={(id) => {
            const chosen = TABS.find((one) => one.id === id);
            if (chosen !== undefined) openShopTab(chosen.id);
          }}
        />
      </div>
      {product === null ? null : <LoadedPart key={product} load={loadProductView} />}
    </div>
  );
}
