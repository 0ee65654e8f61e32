import { ColourWheel } from '#app/look/colour-wheel/colour-wheel.tsx';

/** The colour wheel in a room of its own. */
export function ColourWheelPanel() {
  return <ColourWheel />;
}
