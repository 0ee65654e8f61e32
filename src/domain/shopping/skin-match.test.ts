import { describe, expect, it } from 'vitest';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import { doubtOf, type SkinPicture } from './skin-doubt.ts';
import { lineFor, matchSkin } from './skin-match.ts';

const HEXES = ['#ecd2b8', '#dcb088', '#d3a889', '#c8986b', '#8a5f43', '#5d3e31'];
const LINE = HEXES.map((hex) => ({ id: hex, colour: { hex } }));

function pictureOf(hex: string, deviation: number, source: SkinPicture['source']): SkinPicture {
  const { lightness, a, b } = labOfHex(hex);
  return {
    source,
    skin: doubtOf(
      { value: lightness, deviation },
      { value: a, deviation: deviation / 2 },
      { value: b, deviation: deviation / 2 },
    ),
  };
}

describe('matching a skin', () => {
  it('says after each photograph how wide the set was', () => {
    const match = matchSkin(
      [pictureOf('#d3a889', 4, 'room'), pictureOf('#d3a889', 1, 'card')],
      LINE,
    )!;
    const [first, second] = match.narrowing;
    expect(second!.width).toBeLessThan(first!.width);
    expect(second!.count).toBeLessThanOrEqual(first!.count);
    expect(match.set.kind === 'set' && match.set.shades[0]!.shade.product.id).toBe('#d3a889');
  });

  it('leaves out shades of which no color is known', () => {
    const match = matchSkin([pictureOf('#d3a889', 2, 'room')], [{ colour: null }])!;
    expect(match.set.kind).toBe('no-shades');
    expect(matchSkin([], LINE)).toBeNull();
  });

  it('begins with a product that has a shade near the skin', () => {
    const deep = { shades: [LINE[5]!, LINE[4]!] };
    const fair = { shades: [LINE[0]!, LINE[1]!] };
    const alone = { shades: [LINE[0]!] };
    const skin = labOfHex('#ecd2b8');
    expect(lineFor(skin, [deep, alone, fair])).toBe(fair);
    expect(lineFor(skin, [deep])).toBe(deep);
    expect(lineFor(skin, [])).toBeNull();
  });
});
