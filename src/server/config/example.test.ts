import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { environmentSchema } from './environment.ts';

const example = readFileSync('.env.example', 'utf8');
const settings = [...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

describe('.env.example', () => {
  it('shows every setting that is read, and no other', () => {
    const shown = settings.map(([name]) => name);
    expect(shown.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
  });

  it('can be copied as it is', () => {
    const active = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(parseConfig(Object.fromEntries(active))).toEqual(parseConfig({}));
  });

  it('shows values that would be valid, except for the secret', () => {
    const sound = settings.filter(([name]) => name !== 'AUTH_SECRET' && !name.endsWith('_ISSUER'));
    expect(() => parseConfig({ ...Object.fromEntries(sound), NODE_ENV: 'test' })).not.toThrow();
    expect(() => parseConfig(Object.fromEntries(settings))).toThrow('AUTH_SECRET is the example');
  });
});
