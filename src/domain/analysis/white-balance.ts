/**
 * The colour and strength of the light, from several witnesses of it. No witness is exact, so each brings its
 * standard deviations; they are weighed by inverse variance, and where they disagree by more than those allow, the
 * result is the less certain. A burst cannot see an error that all of its frames share: this is where
 * that error enters every interval.
 */

/** Linear light of red, green and blue. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** What one witness says of the light that a white surface would return beside the skin. */
export interface LightWitness {
  readonly white: LinearRgb;
  /** Standard deviation of the logarithm of its luminance; Infinity where it says nothing of it. */
  readonly levelDeviation: number;
  /** Standard deviation of the logarithms of red and blue over green; Infinity likewise. */
  readonly tintDeviation: number;
}

/** The light, and how far it is known, as standard deviations of logarithms. */
export interface WhiteBalance {
  readonly white: LinearRgb;
  readonly levelDeviation: number;
  readonly redDeviation: number;
  readonly blueDeviation: number;
}

/** Luminance of linear sRGB (IEC 61966-2-1). */
export function luminanceOf([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const LEAST_LIGHT = 1e-5;

const logOf = (light: number): number => Math.log(Math.max(LEAST_LIGHT, light));

/** At least one witness must know the level and one the tint. */
export function combineWitnesses(witnesses: readonly LightWitness[]): WhiteBalance {
  const level = weigh(
    witnesses.map(({ white, levelDeviation }) => [logOf(luminanceOf(white)), levelDeviation]),
  );
  const red = weigh(
    witnesses.map(({ white, tintDeviation }) => [logOf(white[0]) - logOf(white[1]), tintDeviation]),
  );
  const blue = weigh(
    witnesses.map(({ white, tintDeviation }) => [logOf(white[2]) - logOf(white[1]), tintDeviation]),
  );
  const tint: LinearRgb = [Math.exp(red.mean), 1, Math.exp(blue.mean)];
  const scale = Math.exp(level.mean) / luminanceOf(tint);
  return {
    white: [tint[0] * scale, scale, tint[2] * scale],
    levelDeviation: level.deviation,
    redDeviation: red.deviation,
    blueDeviation: blue.deviation,
  };
}

/**
 * Mean by inverse variance. Its deviation grows by the root of the reduced chi-squared where the values scatter
 * more than their own deviations allow (R. T. Birge, 1932).
 */
export function weigh(values: readonly (readonly [value: number, deviation: number])[]): {
  readonly mean: number;
  readonly deviation: number;
} {
  const known = values.filter(([, deviation]) => Number.isFinite(deviation));
  let [sum, weights] = [0, 0];
  for (const [value, deviation] of known) {
    sum += value / deviation ** 2;
    weights += 1 / deviation ** 2;
  }
  const mean = sum / weights;
  const scatter = known.reduce(
    (total, [value, deviation]) => total + ((value - mean) / deviation) ** 2,
    0,
  );
  const excess = known.length > 1 ? Math.max(1, scatter / (known.length - 1)) : 1;
  return { mean, deviation: Math.sqrt(excess / weights) };
}
