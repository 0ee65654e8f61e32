import { RadioGroup } from 'radix-ui';
import { useRef } from 'react';
import type { Product } from '#domain/makeup/look.ts';
import { fillIn } from '#content/fill-in.ts';
import { LOOK_WORDS } from '#content/look-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { shadeOptions, type ShadeOption } from '#app/look/shade-options.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { PhoneShutter } from './phone-shutter.tsx';

/** Distance from one shade's centre to the next, in CSS pixels. */
const PITCH = 66;
/** The shutter is wider than a shade: its neighbours are this much further away, in CSS pixels. */
const SHUTTER_MARGIN = 22;
/** A finger that moves less than this, in CSS pixels, was pressing and not swiping. */
const SWIPE_THRESHOLD = 24;

/** The distance from the middle in places, the short way round: with eight shades, from -4 to 3. */
function offsetFrom(middle: number, place: number, count: number): number {
  const half = Math.floor(count / 2);
  return ((place - middle + half + count) % count) - half;
}

/** Shades to swipe through. The one that is worn stands in the middle, and is the shutter. */
export function ShadeCarousel({ product }: { product: Product }) {
  const studio = useStudio();
  const look = useStudioState(currentLook);
  const swipeStart = useRef<number | null>(null);
  const options = shadeOptions(product);
  const worn = options.findIndex((option) => option.isWorn(look));
  const middle = Math.max(0, worn);

  const choose = (option: ShadeOption | undefined): void => {
    if (option?.patch) studio.look.change(option.patch);
  };
  const swipe = (distance: number): void => {
    if (Math.abs(distance) < SWIPE_THRESHOLD) return;
    const steps = Math.round(-distance / PITCH) || -Math.sign(distance);
    const count = options.length;
    choose(options[(((middle + steps) % count) + count) % count]);
  };

  return (
    <div
      className="carousel"
      onPointerDown={(event) => {
        swipeStart.current = event.clientX;
      }}
      onPointerUp={(event) => {
        if (swipeStart.current !== null) swipe(event.clientX - swipeStart.current);
        swipeStart.current = null;
      }}
      onPointerCancel={() => {
        swipeStart.current = null;
      }}
    >
      {options.length === 1 ? null : (
        <RadioGroup.Root
          aria-label={fillIn(LOOK_WORDS.chooseShade, {
            product: PRODUCT_WORDS[product].label.toLowerCase(),
          })}
          orientation="horizontal"
          value={options[worn]?.name ?? ''}
          onValueChange={(name) => {
            choose(options.find((option) => option.name === name));
          }}
        >
          {options.map((option, place) => {
            const offset = worn === -1 ? place + 1 : offsetFrom(middle, place, options.length);
            const x = offset * PITCH + Math.sign(offset) * SHUTTER_MARGIN;
            return (
              <RadioGroup.Item
                key={option.name}
                value={option.name}
                aria-label={option.name}
                className="carousel-shade"
                style={{ '--x': `${x}px` }}
              >
                <Pan colours={option.colours} className="size-[52px]" />
              </RadioGroup.Item>
            );
          })}
        </RadioGroup.Root>
      )}
      <PhoneShutter product={product} />
    </div>
  );
}
