import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex } from 'culori';
import { describe, expect, it } from 'vitest';
import { THEME_SURFACES } from '#app/kit/theme/theme.ts';

const SOURCES = 'src/app';
const TOKENS_FILE = 'kit/styles/tokens.css';
const TOKENS = readFileSync(join(SOURCES, TOKENS_FILE), 'utf8');

/** The declarations in the first rule of tokens.css with this beginning, one per line. */
function declarationsOf(beginning: string): readonly string[] {
  const [, rest = ''] = TOKENS.split(beginning, 2);
  const [body = ''] = rest.split('}', 1);
  return body.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

function backgroundOf(declarations: readonly string[]): string | undefined {
  const color = declarations.find((line) => line.startsWith('--bg:'));
  return formatHex(color?.slice('--bg: '.length, -1));
}

const LIGHT = declarationsOf(':root {\n  color-scheme: light;');
const DARK = declarationsOf("[data-theme='vanity'] {");
const DARK_BY_SYSTEM = declarationsOf(':root:where(:not([data-theme])) {');

describe('the tokens', () => {
  it('are the same whether the person or the system chose the dark theme', () => {
    expect(DARK.length).toBeGreaterThan(10);
    expect(DARK_BY_SYSTEM).toEqual(DARK);
  });

  it('have the same names in both themes', () => {
    const names = (declarations: readonly string[]) =>
      declarations.map((line) => line.split(':', 1)[0]);
    expect(names(LIGHT)).toEqual(names(DARK).filter((name) => name !== 'color-scheme'));
  });

  it('have the backgrounds that the browser is told', () => {
    expect(backgroundOf(LIGHT)).toBe(THEME_SURFACES.daylight);
    expect(backgroundOf(DARK)).toBe(THEME_SURFACES.vanity);
  });
});

describe.each(['index.html', 'subscribe.html'])('%s', (name) => {
  const html = readFileSync(name, 'utf8');

  it('has no theme by itself, and tells the browser about both', () => {
    expect(html).not.toContain('data-theme');
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    for (const [scheme, surface] of [
      ['light', THEME_SURFACES.daylight],
      ['dark', THEME_SURFACES.vanity],
    ]) {
      expect(html).toContain(
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${surface}" />`,
      );
    }
  });
});

it('only the tokens say what a theme looks like', () => {
  const others = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && file !== TOKENS_FILE,
  );
  const guilty = others.filter((file) =>
    /data-theme=|prefers-color-scheme/.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(others.length).toBeGreaterThan(20);
  expect(guilty).toEqual([]);
});
