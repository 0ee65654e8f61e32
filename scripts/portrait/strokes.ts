/** The fine lines of the drawing. Each row of them follows a rule, with a little irregularity. */

export interface Stroke {
  /** SVG path data. */
  readonly path: string;
  readonly width: number;
  readonly opacity: number;
}

/** Irregular but reproducible: the fractional part of a sine, in [0, 1). */
function irregular(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43_758.5453;
  return value - Math.floor(value);
}

function row(count: number, draw: (share: number, place: number) => Stroke): readonly Stroke[] {
  return Array.from({ length: count }, (_, place) => draw(place / (count - 1), place));
}

function digits(...values: readonly number[]): string {
  return values.map((value) => value.toFixed(1)).join(' ');
}

/** The right eye's upper lid as two cubic curves, from its inner corner to its outer one. */
const UPPER_LID = [
  [
    [687, 414],
    [697, 401],
    [714, 383.5],
    [740, 383],
  ],
  [
    [740, 383],
    [761, 383],
    [772, 393],
    [781, 402.5],
  ],
] as const;

/** A place on the upper lid; `share` runs from 0 at its inner corner to 1 at its outer one. */
function onUpperLid(share: number): readonly [number, number] {
  const curve = share < 0.5 ? UPPER_LID[0] : UPPER_LID[1];
  const t = share < 0.5 ? share * 2 : share * 2 - 1;
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
  const along = (axis: 0 | 1): number =>
    curve.reduce((sum, point, place) => sum + point[axis] * (weights[place] ?? 0), 0);
  return [along(0), along(1)];
}

/** Upper lashes of the right eye, as short as they grow. */
export function lashes(): readonly Stroke[] {
  return row(30, (share, place) => {
    const [x, y] = onUpperLid(0.16 + share * 0.82);
    const length = 3 + 5 * share + 2 * irregular(place + 11);
    const lean = -0.45 + share * 1.5 + (irregular(place) - 0.5) * 0.25;
    return {
      path: `M${digits(x, y)} q${digits(Math.sin(lean) * length * 0.3, -Math.cos(lean) * length * 0.7)} ${digits(Math.sin(lean) * length, -Math.cos(lean) * length)}`,
      width: 0.9,
      opacity: 0.35 + irregular(place + 40) * 0.35,
    };
  });
}

/** Brow hairs of the right eye, steep near the nose and lying flat towards the temple. */
export function browHairs(): readonly Stroke[] {
  return row(64, (share, place) => {
    const x = 680 + share * 120;
    const arch = Math.sin(Math.PI * (0.1 + share * 0.72)) * 20;
    const y = 369 - arch - share * 3 - irregular(place) * 12 * (1 - share * 0.65);
    const length = 7 + irregular(place + 9) * 6;
    const lean = 0.55 + share * 1.05;
    return {
      path: `M${digits(x, y)} q${digits(Math.sin(lean) * length * 0.4, -Math.cos(lean) * length * 0.7)} ${digits(Math.sin(lean) * length, -Math.cos(lean) * length * 0.55)}`,
      width: 1.2,
      opacity: 0.2 + irregular(place + 70) * 0.32,
    };
  });
}

/** Creases that run down the lips. */
export function lipCreases(): readonly Stroke[] {
  return row(30, (share, place) => {
    const x = 582 + share * 116;
    const top = 600 + irregular(place) * 10;
    const bow = (share - 0.5) * 10;
    return {
      path: `M${digits(x, top)} q${digits(bow * 0.3, 12)} ${digits(bow * 0.2, 16)} M${digits(x + bow * 0.4, 628)} q${digits(-bow * 0.2, 10)} ${digits(-bow, 24)}`,
      width: 0.9,
      opacity: 0.1 + irregular(place + 5) * 0.16,
    };
  });
}

/** Strands combed from the parting back over the ears. */
export function hairStrands(): readonly Stroke[] {
  return row(90, (share, place) => {
    const side = place % 2 === 0 ? 1 : -1;
    const depth = share;
    const start = [640 + side * (2 + depth * 4), 164 - depth * 84] as const;
    const belly = [640 + side * (120 + depth * 92), 196 - depth * 118] as const;
    const shoulder = [640 + side * (188 + depth * 40), 290 - depth * 110] as const;
    const end = [640 + side * (197 + depth * 24), 424 - irregular(place) * 30] as const;
    const lit = side === -1 ? 0.34 : 0.2;
    return {
      path: `M${digits(...start)} C${digits(...belly)} ${digits(...shoulder)} ${digits(...end)}`,
      width: 0.8 + irregular(place + 3) * 1.2,
      opacity: lit * (0.35 + irregular(place + 21) * 0.65),
    };
  });
}
