import { useState } from 'react';
import { COLOUR_WHEEL_WORDS } from '#content/panels/colour-wheel-words.ts';
import { ColourWheel } from '#app/look/colour-wheel/colour-wheel.tsx';

/** The colour wheel, folded away until it is wanted. */
export function WheelSection() {
  const [shown, setShown] = useState(false);
  return (
    <section aria-labelledby="wheel-section-title">
      <div className="flex items-center justify-between gap-3">
        <h3 id="wheel-section-title" className="text-md font-medium">
          {COLOUR_WHEEL_WORDS.title}
        </h3>
        <button
          type="button"
          className="button-secondary wheel-toggle"
          aria-expanded={shown}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? COLOUR_WHEEL_WORDS.hide : COLOUR_WHEEL_WORDS.show}
        </button>
      </div>
      {shown ? (
        <div className="mt-4">
          <ColourWheel />
        </div>
      ) : null}
    </section>
  );
}
