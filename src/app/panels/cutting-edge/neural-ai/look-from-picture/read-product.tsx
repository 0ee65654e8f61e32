import { Switch } from 'radix-ui';
import { useId } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { CONFIDENCE_LEVEL_WORDS, PICTURE_LOOK_WORDS } from '#content/panels/picture-look-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import type { Look, Product } from '#domain/makeup/look.ts';
import { productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { confidenceLevel, isSeen } from '#domain/picture-look/picture-look.ts';
import { OpacitySlider } from '#app/kit/ui/opacity-slider.tsx';
import { Pan } from '#app/kit/ui/pan.tsx';
import { FindIt } from '#app/look/find-it/find-it.tsx';
import { shadesOf } from '#app/look/find-it/wanted-shades.ts';
import { shadeColours } from '#studio/state/worn-shades.ts';
import { ShadeFields } from './shade-fields.tsx';

interface ReadProductProps {
  readonly product: Product;
  /** The look as it would be worn. */
  readonly look: Look;
  /** In [0, 100], also while it is off. */
  readonly strength: number;
  /** In [0, 1]. */
  readonly confidence: number;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onAdjust: (patch: LookPatch) => void;
}

/** One product of the picture: its shade, how sure it is, whether it is worn, and how strongly. */
export function ReadProduct({
  product,
  look,
  strength,
  confidence,
  isOn,
  onSwitch,
  onAdjust,
}: ReadProductProps) {
  const id = useId();
  const { label } = PRODUCT_WORDS[product];
  const named = label.toLowerCase();
  return (
    <li className="read-product" data-on={isOn}>
      <div className="read-head">
        <Pan colours={shadeColours(look, product)} className="read-pan" />
        <div className="min-w-0 flex-1">
          <div className="read-line">
            <p className="font-medium">{label}</p>
            {isOn ? (
              <FindIt
                shades={shadesOf(look, product)}
                name={fillIn(PICTURE_LOOK_WORDS.find, { product: named })}
              />
            ) : null}
          </div>
          <p id={`${id}-sure`} className="tnum text-xs text-fg-2">
            {sureness(product, confidence)}
          </p>
        </div>
        <Switch.Root
          className="read-switch"
          aria-label={fillIn(PICTURE_LOOK_WORDS.wear, { product: named })}
          aria-describedby={`${id}-sure`}
          checked={isOn}
          onCheckedChange={onSwitch}
        >
          <Switch.Thumb className="read-switch-thumb" />
        </Switch.Root>
      </div>
      {isOn ? (
        <div className="read-controls">
          <ShadeFields product={product} look={look} onAdjust={onAdjust} />
          <OpacitySlider
            label={fillIn(PICTURE_LOOK_WORDS.intensity, { product: named })}
            value={strength}
            pigment={shadeColours(look, product)[0] ?? ''}
            onChange={(opacity) => {
              onAdjust(productPatch(product, { opacity }));
            }}
            onSettle={() => undefined}
          />
        </div>
      ) : null}
    </li>
  );
}

function sureness(product: Product, confidence: number): string {
  if (product === 'mascara') return PICTURE_LOOK_WORDS.mascara;
  if (!isSeen(confidence)) return PICTURE_LOOK_WORDS.unseen;
  const said = fillIn(PICTURE_LOOK_WORDS.confidence, {
    level: CONFIDENCE_LEVEL_WORDS[confidenceLevel(confidence)],
    percent: Math.round(100 * Math.min(0.99, confidence)),
  });
  return product === 'foundation' ? `${said}. ${PICTURE_LOOK_WORDS.foundation}` : said;
}
