const LEAST_OPACITY = 10;
const MOST_OPACITY = 100;
const GAIN = 0.5;

/**
 * The opacity, in [10, 100], of lipstick that was put on with this pressure: times 1 + .5 x pressure. The pressure is
 * a share here: full pressure makes lipstick half as strong again. In percent, any pressure would make it 100.
 *
 * @param pressure percent, in [0, 100]
 */
export function pressedOpacity(opacity: number, pressure: number): number {
  const pressed = opacity * (1 + GAIN * (pressure / 100));
  return Math.round(Math.min(MOST_OPACITY, Math.max(LEAST_OPACITY, pressed)));
}
