import { RadioGroup } from 'radix-ui';
import { LOOK_WORDS } from '#content/look-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { fillIn } from '#content/fill-in.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { shadeName } from '#studio/state/worn-shades.ts';
import { shadeOptions } from '#app/look/shade-options.ts';

/** The named shades of the chosen product, under the mirror. */
export function ShadeStrip() {
  const product = useStudioState((state) => state.product);
  const name = useStudioState((state) =>
    shadeName(currentLook(state), product, state.libraryNames),
  );
  const { label } = PRODUCT_WORDS[product];
  return (
    <section className="shade-strip" aria-label={fillIn(LOOK_WORDS.shades, { product: label })}>
      <div className="shade-strip-title">
        <p className="caps text-fg-3">{label}</p>
        <MirrorPlace name="shade" />
        <p className="shade-strip-name display">{name}</p>
      </div>
      {product === 'mascara' ? (
        <p className="text-sm text-fg-2">{LOOK_WORDS.oneShade}</p>
      ) : (
        <ShadeChoice />
      )}
    </section>
  );
}

function ShadeChoice() {
  const studio = useStudio();
  const product = useStudioState((state) => state.product);
  const look = useStudioState(currentLook);
  const options = shadeOptions(product);
  const worn = options.find((option) => option.isWorn(look));
  return (
    <RadioGroup.Root
      className="shade-choice"
      style={{ '--count': options.length, '--half': Math.ceil(options.length / 2) }}
      aria-label={fillIn(LOOK_WORDS.chooseShade, {
        product: PRODUCT_WORDS[product].label.toLowerCase(),
      })}
      orientation="horizontal"
      value={worn?.name ?? ''}
      onValueChange={(name) => {
        const patch = options.find((option) => option.name === name)?.patch ?? null;
        if (patch !== null) studio.look.change(patch);
      }}
    >
      {options.map((option) => (
        <RadioGroup.Item key={option.name} value={option.name} className="shade">
          <span className="pan-ring">
            <Pan colours={option.colours} className="shade-pan" />
          </span>
          {option.name}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
