import { describe, expect, it } from 'vitest';
import { SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import { skinToneOf } from './skin-tone.ts';
import { nearerFoundation } from './foundation-match.ts';

const FAIR = { name: 'Fair', color: '#F8E8DB' };
const MEDIUM = { name: 'Medium', color: '#c89b75' };
const DEEP = { name: 'Deep', color: '#5b3929' };
const SHADES = [FAIR, MEDIUM, DEEP];

describe('the foundation for a skin', () => {
  it('is the worn one where it is near', () => {
    expect(nearerFoundation('#F8E8DB', '#f4e2d4', SHADES)).toBeNull();
  });

  it('is the nearest where the worn one is far', () => {
    expect(nearerFoundation('#F8E8DB', '#6b4636', SHADES)).toBe(DEEP);
    expect(nearerFoundation('#5b3929', '#f0ddd0', SHADES)).toBe(FAIR);
  });

  it('stays the worn one where no other is nearer, however far it is', () => {
    expect(nearerFoundation('#5B3929', '#2a1710', SHADES)).toBeNull();
  });

  it('is found for a colour that is none of our shades', () => {
    expect(nearerFoundation('#00ff00', '#c59a78', SHADES)).toBe(MEDIUM);
  });

  it('is not Fair for the deeper half of all skins', () => {
    const hexes = SKIN_TONES.slice(SKIN_TONES.length / 2).map(
      ({ albedo }) => skinToneOf(albedo).hex,
    );
    for (const hex of hexes) expect(nearerFoundation(FAIR.color, hex, SHADES)).not.toBeNull();
  });
});
