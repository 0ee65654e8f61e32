import { describe, expect, it } from 'vitest';
import type { AppearanceReading } from '#domain/analysis/appearance/read-appearance.ts';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { adjusted, chosenAtFirst, confidenceLevel, onOwnFace, switched } from './picture-look.ts';

const READ: Look = {
  v: 1,
  lipstick: { color: '#8e1b32', opacity: 78 },
  blush: { color: '#d0626a', opacity: 52 },
  eyeshadow: { colors: ['#5b7fb8', '#3b4f8f', '#1b2748'], opacity: 61 },
  eyeliner: { color: '#000000', opacity: 90 },
  mascara: { opacity: 60 },
  foundation: { color: '#c89b75', opacity: 35 },
};
const READING: AppearanceReading = {
  kind: 'appearance',
  look: READ,
  ifWorn: READ,
  confidences: {
    lipstick: 0.93,
    blush: 0.41,
    eyeshadow: 0.39,
    eyeliner: 0,
    mascara: 0,
    foundation: 0.2,
  },
};

describe('a look that was read from a picture', () => {
  it('wears what the picture shows, and leaves out what is a guess', () => {
    const worn = onOwnFace(chosenAtFirst(READING, DEFAULT_LOOK), DEFAULT_LOOK);
    expect(worn.lipstick).toEqual(READ.lipstick);
    expect(worn.blush).toEqual(READ.blush);
    expect(worn.eyeshadow.opacity).toBe(0);
    expect(worn.eyeliner.opacity).toBe(0);
    expect(worn.mascara.opacity).toBe(0);
  });

  it('wears a guess that is switched on', () => {
    const chosen = switched(chosenAtFirst(READING, DEFAULT_LOOK), 'eyeshadow', true);
    expect(onOwnFace(chosen, DEFAULT_LOOK).eyeshadow).toEqual(READ.eyeshadow);
  });

  it('offers one’s own shade for what the picture does not show at all', () => {
    const chosen = switched(chosenAtFirst(READING, DEFAULT_LOOK), 'eyeliner', true);
    expect(onOwnFace(chosen, DEFAULT_LOOK).eyeliner).toEqual({
      ...READ.eyeliner,
      color: DEFAULT_LOOK.eyeliner.color,
    });
  });

  it('leaves out what is switched off, and keeps its shade for when it is switched on again', () => {
    const off = switched(chosenAtFirst(READING, DEFAULT_LOOK), 'lipstick', false);
    expect(onOwnFace(off, DEFAULT_LOOK).lipstick.opacity).toBe(0);
    expect(onOwnFace(switched(off, 'lipstick', true), DEFAULT_LOOK).lipstick).toEqual(
      READ.lipstick,
    );
  });

  it('wears the shade and the strength that it was given', () => {
    const chosen = adjusted(chosenAtFirst(READING, DEFAULT_LOOK), {
      lipstick: { color: '#ff0000', opacity: 20 },
    });
    expect(onOwnFace(chosen, DEFAULT_LOOK).lipstick).toEqual({ color: '#ff0000', opacity: 20 });
  });

  it('never brings the foundation of another face', () => {
    const own = DEFAULT_LOOK.foundation;
    const chosen = chosenAtFirst(READING, DEFAULT_LOOK);
    expect(onOwnFace(chosen, DEFAULT_LOOK).foundation).toEqual(own);
    expect(onOwnFace(switched(chosen, 'foundation', true), DEFAULT_LOOK).foundation).toEqual({
      color: own.color,
      opacity: READ.foundation.opacity,
    });
  });
});

describe('how sure a product is', () => {
  it.each([
    [0.99, 'high'],
    [0.75, 'high'],
    [0.6, 'medium'],
    [0.4, 'medium'],
    [0.39, 'low'],
    [0, 'low'],
  ])('at %d is %s', (confidence, level) => {
    expect(confidenceLevel(confidence)).toBe(level);
  });
});
