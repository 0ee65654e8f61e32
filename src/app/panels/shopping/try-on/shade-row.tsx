import { RadioGroup } from 'radix-ui';
import { useEffect, useRef, type PointerEvent } from 'react';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { TRY_ON_WORDS as WORDS } from '#content/panels/shopping-try-on-words.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { productTitle } from '#app/panels/shopping/parts/product-card.tsx';

/** Distance from one shade's middle to the next, in CSS pixels. */
const PITCH = 84;
/** A pointer that moved less than this, in CSS pixels, has pressed, not swiped. */
const SWIPE_THRESHOLD = 24;

interface ShadeRowProps {
  readonly shades: readonly CatalogueProduct[];
  /** The id of the one that is on; null where none of them is. */
  readonly chosen: string | null;
  readonly isDisabled: boolean;
  readonly onChoose: (shade: CatalogueProduct) => void;
}

/** Shades to go through: by a press, with the arrow keys, or by a swipe, which puts the next one on. */
export function ShadeRow({ shades, chosen, isDisabled, onChoose }: ShadeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);
  const hasSwiped = useRef(false);
  const place = shades.findIndex(({ id }) => id === chosen);
  useEffect(() => {
    const element = row.current;
    if (element === null || place === -1) return;
    element.scrollTo({ left: (place + 0.5) * PITCH - element.clientWidth / 2 });
  }, [place]);

  function swipe({ clientX }: PointerEvent): void {
    const distance = start.current === null ? 0 : clientX - start.current;
    start.current = null;
    if (Math.abs(distance) < SWIPE_THRESHOLD || isDisabled) return;
    hasSwiped.current = true;
    const steps = Math.round(-distance / PITCH) || -Math.sign(distance);
    const next = shades[Math.min(shades.length - 1, Math.max(0, place + steps))];
    if (next !== undefined && next.id !== chosen) onChoose(next);
  }

  return (
    <RadioGroup.Root
      ref={row}
      className="try-row noscroll"
      style={{ '--pitch': `${PITCH}px` }}
      aria-label={WORDS.row}
      orientation="horizontal"
      value={chosen ?? ''}
      disabled={isDisabled}
      onValueChange={(id) => {
        const next = shades.find((shade) => shade.id === id);
        if (next !== undefined) onChoose(next);
      }}
      onPointerDown={({ clientX }) => {
        start.current = clientX;
        hasSwiped.current = false;
      }}
      onPointerUp={swipe}
      onPointerCancel={() => {
        start.current = null;
      }}
      onClickCapture={(event) => {
        // The swipe has already chosen; the click at its end must not choose, too.
        if (hasSwiped.current) event.stopPropagation();
        hasSwiped.current = false;
      }}
    >
      {shades.map((shade) => (
        <RadioGroup.Item key={shade.id} value={shade.id} className="try-shade">
          <span className="try-shade-ring">
            <Pan
              colours={shade.colour === null ? [] : [shade.colour.hex]}
              className="size-[52px]"
            />
          </span>
          <span className="try-shade-name">{productTitle(shade)}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
