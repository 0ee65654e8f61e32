/** The fine lines of the drawing, each row of them drawn by a rule with a little irregularity. */

export interface Stroke {
  /** SVG path data. */
  readonly path: string;
  readonly width: number;
  readonly opacity: number;
}

/** Irregular but the same each time: the fractional part of a sine, in [0, 1). */
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

/** Upper lashes of the right eye, short as they grow. */
export function lashes(): readonly Stroke[] {
  return row(26, (share, place) => {
    const x = 690 + share * 94;
    const y = 408 - Math.sin(Math.PI * (0.12 + share * 0.8)) * 24 + share * 4;
    const length = 4 + 6 * Math.sin(Math.PI * (0.2 + share * 0.6)) + share * 3;
    const lean = -0.35 + share * 1.3 + (irregular(place) - 0.5) * 0.2;
    return {
      path: `M${digits(x, y)} q${digits(Math.sin(lean) * length * 0.35, -length * 0.62)} ${digits(Math.sin(lean) * length, -Math.cos(lean) * length)}`,
      width: 1.1,
      opacity: 0.5 + irregular(place + 40) * 0.3,
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
