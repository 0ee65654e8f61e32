import { fillIn } from '#content/fill-in.ts';
import { PICTURE_LOOK_WORDS } from '#content/panels/picture-look-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import type { HexColour, Look, Product } from '#domain/makeup/look.ts';
import { productPatch, type LookPatch } from '#domain/makeup/patch.ts';

interface ShadeFieldsProps {
  readonly product: Product;
  readonly look: Look;
  readonly onAdjust: (patch: LookPatch) => void;
}

/** The shades of a product, each to be changed; mascara has none, and a foundation is the wearer's own. */
export function ShadeFields({ product, look, onAdjust }: ShadeFieldsProps) {
  if (product === 'mascara' || product === 'foundation') return null;
  if (product === 'eyeshadow') {
    const { colors } = look.eyeshadow;
    return (
      <div className="read-shades">
        {PICTURE_LOOK_WORDS.lidPlaces.map((place, at) => (
          <ShadeField
            key={place}
            label={fillIn(PICTURE_LOOK_WORDS.lidShade, { place })}
            colour={colors[at] ?? colors[0]}
            onChange={(colour) => {
              const [lid, crease, outer] = colors.with(at, colour);
              onAdjust({
                eyeshadow: {
                  colors: [lid ?? colour, crease ?? colour, outer ?? colour],
                },
              });
            }}
          />
        ))}
      </div>
    );
  }
  const named = PRODUCT_WORDS[product].label.toLowerCase();
  return (
    <div className="read-shades">
      <ShadeField
        label={fillIn(PICTURE_LOOK_WORDS.shade, { product: named })}
        colour={look[product].color}
        onChange={(color) => {
          onAdjust(productPatch(product, { color }));
        }}
      />
    </div>
  );
}

interface ShadeFieldProps {
  readonly label: string;
  readonly colour: HexColour;
  readonly onChange: (colour: HexColour) => void;
}

function ShadeField({ label, colour, onChange }: ShadeFieldProps) {
  return (
    <input
      type="color"
      className="read-shade"
      aria-label={label}
      value={colour.toLowerCase()}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
