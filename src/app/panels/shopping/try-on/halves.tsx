import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { TRY_ON_WORDS as WORDS } from '#content/panels/shopping-try-on-words.ts';
import { Toggle } from '#app/kit/ui/toggle.tsx';
import { productTitle } from '#app/panels/shopping/parts/product-card.tsx';

export type Side = 'left' | 'right';

interface HalvesProps {
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  /** Null where that half wears nothing that was tried. */
  readonly left: CatalogueProduct | null;
  readonly right: CatalogueProduct | null;
  /** The half that the next shade goes on. */
  readonly side: Side;
  readonly onToggle: (isOn: boolean) => void;
  readonly onSide: (side: Side) => void;
  readonly onKeep: (side: Side) => void;
}

/** Two shades on half a face each: the person chooses which half the row dresses, and which shade stays. */
export function Halves({ isOn, isDisabled, onToggle, ...chosen }: HalvesProps) {
  const id = useId();
  return (
    <section className="try-halves">
      <div className="try-halves-switch">
        <div>
          <label htmlFor={id} className="font-medium">
            {WORDS.halves}
          </label>
          <p id={`${id}-about`} className="text-sm text-fg-2">
            {WORDS.halvesAbout}
          </p>
        </div>
        <Toggle
          id={id}
          aria-describedby={`${id}-about`}
          checked={isOn}
          disabled={isDisabled}
          onCheckedChange={onToggle}
        />
      </div>
      {isOn ? <Sides {...chosen} /> : null}
    </section>
  );
}

type SidesProps = Omit<HalvesProps, 'isOn' | 'isDisabled' | 'onToggle'>;

function Sides({ left, right, side, onSide, onKeep }: SidesProps) {
  const rows = [
    { value: 'left', label: WORDS.left, shade: left },
    { value: 'right', label: WORDS.right, shade: right },
  ] as const;
  return (
    <div className="try-sides">
      <RadioGroup.Root
        className="try-side-choice"
        aria-label={WORDS.sides}
        orientation="horizontal"
        value={side}
        onValueChange={(value) => {
          onSide(value === 'left' ? 'left' : 'right');
        }}
      >
        {rows.map(({ value, label, shade }) => (
          <RadioGroup.Item key={value} value={value} className="try-side" data-side={value}>
            <span
              className="try-half-pan"
              style={{ '--pan': shade?.colour?.hex ?? 'transparent' }}
            />
            <span className="caps text-fg-3">{label}</span>
            <span className="try-side-name">
              {shade === null ? WORDS.own : productTitle(shade)}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {rows.map(({ value, shade }) => (
        <button
          key={value}
          type="button"
          className="button-secondary try-keep"
          aria-label={
            shade === null ? WORDS.keepOwn : fillIn(WORDS.keepOf, { shade: productTitle(shade) })
          }
          onClick={() => {
            onKeep(value);
          }}
        >
          {WORDS.keep}
        </button>
      ))}
    </div>
  );
}
