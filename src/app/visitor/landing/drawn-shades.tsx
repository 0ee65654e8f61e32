import { FOUNDATION_SHADES, LIPSTICK_SHADES } from '#content/shades.ts';
import { Pan } from '#app/kit/ui/pan.tsx';

const SKIN = FOUNDATION_SHADES[3].color;
const SUITED = [LIPSTICK_SHADES[5], LIPSTICK_SHADES[0], LIPSTICK_SHADES[3], LIPSTICK_SHADES[6]];

/** A skin, and round it the shades that suit it. */
export function DrawnShades() {
  return (
    <span className="drawn-shades">
      <Pan colours={[SKIN]} finish="satin" />
      {SUITED.map(({ name, color }) => (
        <Pan key={name} colours={[color]} finish="gloss" />
      ))}
    </span>
  );
}
