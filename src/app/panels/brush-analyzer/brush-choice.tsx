import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { BRUSH_LABELS, BRUSH_WORDS } from '#content/panels/brush-analyzer-words.ts';
import { PRODUCTS, type HexColour } from '#domain/makeup/look.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { shadeColours, shadeName } from '#studio/state/worn-shades.ts';

/** The places of a palette, in the order of a look's colors. */
const PLACES = ['lid', 'crease', 'outer'] as const;

interface BrushChoiceProps {
  /** Which of the product's colors it paints in: only a palette has more than one. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/** The brush, by the product that it is for, and the shade that it paints in: the one that the look wears. */
export function BrushChoice({
  place,
  onPlace,
  children,
}: BrushChoiceProps & {
  /** What can be done with its strokes. */
  readonly children: ReactNode;
}) {
  const { look: commands } = useStudio();
  const product = useStudioState((state) => state.product);
  const look = useStudioState(currentLook);
  const library = useStudioState((state) => state.libraryNames);
  const colours = shadeColours(look, product);
  const shade = colours[place] ?? colours[0] ?? '#000000';
  return (
    <div className="brush-choice">
      <RadioGroup.Root
        className="brush-products"
        aria-label={BRUSH_WORDS.brush}
        value={product}
        onValueChange={(name) => {
          const chosen = PRODUCTS.find((each) => each === name);
          if (chosen !== undefined) commands.chooseProduct(chosen);
        }}
      >
        {PRODUCTS.map((each) => (
          <RadioGroup.Item key={each} value={each} className="brush-product">
            {BRUSH_LABELS[each]}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <div className="brush-shade">
        {colours.length > 1 ? (
          <Palette colours={colours} place={place} onPlace={onPlace} />
        ) : (
          <span className="brush-swatch" style={{ '--shade': shade }} />
        )}
        <p className="min-w-0 flex-1 text-md text-fg-2">
          {fillIn(BRUSH_WORDS.wears, { name: shadeName(look, product, library) })}
        </p>
        {children}
      </div>
    </div>
  );
}

function Palette({
  colours,
  place,
  onPlace,
}: BrushChoiceProps & { readonly colours: readonly HexColour[] }) {
  return (
    <RadioGroup.Root
      className="brush-palette"
      aria-label={BRUSH_WORDS.shade}
      value={String(place)}
      onValueChange={(name) => {
        onPlace(Number(name));
      }}
    >
      {PLACES.map((name, each) => (
        <RadioGroup.Item
          key={name}
          value={String(each)}
          className="brush-palette-shade"
          aria-label={BRUSH_WORDS.shadeOfEye[name]}
          data-tip={BRUSH_WORDS.shadeOfEye[name]}
        >
          <span className="brush-swatch" style={{ '--shade': colours[each] ?? '#000000' }} />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
