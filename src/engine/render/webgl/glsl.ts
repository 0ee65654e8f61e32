/** Writes the GLSL that follows from TypeScript's own tables, so that no shader repeats them. */

import type { UniformTypes } from '#engine/render/passes/uniforms.ts';

type Constant = number | readonly number[];

/** `creaseWidth` becomes `CREASE_WIDTH`. */
export function constantName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** `frameSize` becomes `uFrameSize`. */
export function uniformName(field: string): string {
  return prefixed('u', field);
}

/** A `const` for each field: a number is a float, a list of two to four a vector. */
export function declareConstants(constants: Readonly<Record<string, Constant>>): string {
  return lines(
    Object.entries(constants).map(([field, value]) => {
      const numbers = typeof value === 'number' ? [value] : value;
      const type = vectorType(numbers.length);
      const written = numbers.map(float).join(', ');
      const right = numbers.length === 1 ? written : `${type}(${written})`;
      return `const ${type} ${constantName(field)} = ${right};`;
    }),
  );
}

export function declareUniforms(uniforms: UniformTypes): string {
  return lines(
    Object.entries(uniforms).map(
      ([field, type]) => `uniform ${type === 'layer' ? 'sampler2D' : type} ${uniformName(field)};`,
    ),
  );
}

/** The inputs of a vertex shader, each at the location that is its place in the list. */
export function declareAttributes(
  attributes: readonly { readonly name: string; readonly floats: number }[],
): string {
  return lines(
    attributes.map(
      ({ name, floats }, location) =>
        `layout(location = ${location}) in ${vectorType(floats)} ${prefixed('a', name)};`,
    ),
  );
}

function prefixed(prefix: string, field: string): string {
  return `${prefix}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}

function vectorType(length: number): string {
  return length === 1 ? 'float' : `vec${length}`;
}

/** GLSL takes `1` for an integer. */
function float(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

function lines(declarations: readonly string[]): string {
  return declarations.map((line) => `${line}\n`).join('');
}
