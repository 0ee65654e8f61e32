import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERTEX_ATTRIBUTES } from '#engine/geometry/vertex-buffer.ts';
import type { Rgb } from '#domain/colour/transfer.ts';
import { MEETING, SURFACE } from '#engine/render/passes/constants.ts';
import { PASSES, type PassName } from '#engine/render/passes/pass.ts';
import { FRAME_UNIFORMS } from '#engine/render/passes/uniforms.ts';
import {
  constantName,
  declareAttributes,
  declareConstants,
  declareUniforms,
  uniformName,
} from './glsl.ts';
import type { Program } from './program.ts';

const FOLDER = import.meta.dirname;
/** The shaders of makeup and of the 3D view, by their paths from here. */
const SHADERS = ['.', '../../model'].flatMap((folder) =>
  readdirSync(join(FOLDER, folder))
    .filter((name) => /\.(?:frag|vert|glsl)$/.test(name))
    .map((name) => join(folder, name)),
);

function codeOf(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8').replaceAll(/\/\/.*$/gm, '');
}

/** Numbers that are arithmetic rather than a measure of makeup: they say the same in every shader. */
const ARITHMETIC = new Set(['0.0', '0.5', '1.0', '2.0', '0', '1', '2']);

function measuresIn(code: string): readonly string[] {
  const numbers = code.match(/(?<![\w.])\d+(?:\.\d*)?(?:e[-+]?\d+)?/g) ?? [];
  return numbers.filter((number) => !ARITHMETIC.has(number));
}

/** The parts of a shader that belong in TypeScript's tables instead. */
function repeatedFacts(code: string): readonly string[] {
  const declared = code.match(/\b(?:uniform|const|attribute|layout)\b[^;]*;/g) ?? [];
  return [...declared, ...measuresIn(code)];
}

describe('the GLSL that is written from tables', () => {
  it('declares a number as a float and a list as a vector', () => {
    expect(declareConstants({ rim: 0.5, grains: [90, 60], luma: [0.1, 1, 1e-4] })).toBe(
      'const float RIM = 0.5;\nconst vec2 GRAINS = vec2(90.0, 60.0);\n' +
        'const vec3 LUMA = vec3(0.1, 1.0, 0.0001);\n',
    );
  });

  it('declares uniforms by their types', () => {
    expect(declareUniforms(FRAME_UNIFORMS)).toBe(
      'uniform sampler2D uFrame;\nuniform vec2 uFrameSize;\nuniform sampler2D uBelow;\n' +
        'uniform vec3 uRelitGain;\nuniform vec3 uRelitLift;\nuniform float uUpright;\n',
    );
  });

  it('puts each part of a vertex at its own location', () => {
    expect(declareAttributes(VERTEX_ATTRIBUTES).split('\n').slice(0, 2)).toEqual([
      'layout(location = 0) in vec2 aPosition;',
      'layout(location = 1) in float aCoverage;',
    ]);
  });
});

describe('a shader', () => {
  it.each(SHADERS)('%s repeats no number and no declaration of the tables', (name) => {
    expect(repeatedFacts(codeOf(name))).toEqual([]);
  });

  it('that repeats one is caught', () => {
    expect(repeatedFacts('uniform vec3 uShade;\nfloat a = 1.0 - 0.43 * height;')).toEqual([
      'uniform vec3 uShade;',
      '0.43',
    ]);
  });

  it.each(['makeup-shaders.ts', 'meeting.ts', 'surface.ts'])(
    'has a twin, %s, that repeats no number',
    (name) => {
      const code = readFileSync(join(FOLDER, '../canvas-2d', name), 'utf8')
        .replaceAll(/\/\/.*$/gm, '')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .replaceAll(/^import[\s\S]*?;$/gm, '');
      expect(measuresIn(code)).toEqual([]);
    },
  );

  it.each(Object.keys(PASSES) as PassName[])(
    '%s uses each of its uniforms and constants',
    (pass) => {
      const { uniforms, constants } = PASSES[pass];
      const code = codeOf(`${pass}.frag`) + ('blend' in uniforms ? codeOf('meeting.glsl') : '');
      const names = [
        ...Object.keys(uniforms).map(uniformName),
        ...Object.keys(constants).map(constantName),
      ];
      expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
    },
  );

  it.each((Object.keys(PASSES) as PassName[]).filter((pass) => 'blend' in PASSES[pass].uniforms))(
    '%s meets what lies below it',
    (pass) => {
      expect(codeOf(`${pass}.frag`)).toContain('meeting(');
    },
  );

  it.each([
    ['surface.glsl', SURFACE],
    ['meeting.glsl', MEETING],
  ])('%s uses each of its constants', (file, constants) => {
    const code = codeOf(file);
    const names = Object.keys(constants).map(constantName);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });
});

/** Whether a program of ink would take these values: the compiler answers. */
type Fits<Values> = Values extends Parameters<Program<(typeof PASSES)['ink']['uniforms']>['set']>[0]
  ? true
  : false;

describe('the uniforms of a program', () => {
  it('do not compile when one is misspelt, missing or of another type', () => {
    const right: Fits<{ shade: Rgb; strength: number; blend: number; white: Rgb }> = true;
    const misspelt: Fits<{ shade: Rgb; strenght: number; blend: number; white: Rgb }> = false;
    const missing: Fits<{ shade: Rgb; blend: number; white: Rgb }> = false;
    const otherType: Fits<{ shade: number; strength: number; blend: number; white: Rgb }> = false;
    expect([right, misspelt, missing, otherType]).toEqual([true, false, false, false]);
  });
});
