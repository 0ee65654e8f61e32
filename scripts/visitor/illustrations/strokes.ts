/** Building blocks of the drawings: shapes as SVG text, and a little reproducible irregularity. */

export const WIDTH = 1200;
export const HEIGHT = 750;

/** Irregular but reproducible: the fractional part of a sine, in [0, 1). */
export function irregular(seed: number): number {
  const value = Math.sin(seed * 127.1 + 3.7) * 43_758.5453;
  return value - Math.floor(value);
}

export function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place);
}

export function digits(...values: readonly number[]): string {
  return values.map((value) => value.toFixed(1)).join(' ');
}

/** A gradient across its shape, from the left or from the top; stops as `[offset, colour]`. */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string])[],
  direction: 'across' | 'down' | 'slanted' = 'across',
): string {
  const end = { across: [1, 0], down: [0, 1], slanted: [0.6, 1] }[direction];
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${end[0]}" y2="${end[1]}">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;
}

export function blur(id: string, radius: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${radius}"/></filter>`;
}

/** The shadow that a thing casts on the surface below it. */
export function shadow(x: number, y: number, rx: number, ry: number, opacity = 0.3): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#2a1712" opacity="${opacity}" filter="url(#soft)"/>`;
}

interface Scene {
  readonly wall: readonly [string, string];
  readonly definitions: string;
  readonly content: string;
}

/** A complete drawing: a lit wall with the brass rim of an oval mirror, and the content in front of it. */
export function scene({ wall, definitions, content }: Scene): string {
  const [light, shade] = wall;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${[
    gradient(
      'wall',
      [
        [0, light],
        [1, shade],
      ],
      'slanted',
    ),
    '<radialGradient id="lamp" cx=".24" cy=".12" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    gradient('brass', [
      [0, '#f0dcae'],
      [0.3, '#b8955a'],
      [0.52, '#f3e3bd'],
      [0.78, '#9c7a43'],
      [1, '#d9bf8a'],
    ]),
    blur('soft', 16),
    blur('haze', 40),
    definitions,
  ].join(
    '',
  )}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>${content}</svg>`;
}
