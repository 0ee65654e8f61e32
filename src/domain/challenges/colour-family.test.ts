import { describe, expect, it } from 'vitest';
import { familyOf, isOfFamily } from './colour-family.ts';

describe('the name of a color', () => {
  it.each([
    ['#b3203f', 'red'],
    ['#ec4899', 'pink'],
    ['#c9707c', 'pink'],
    ['#7d1d43', 'berry'],
    ['#e8705b', 'coral'],
    ['#e0592a', 'orange'],
    ['#7b4334', 'brown'],
    ['#bf8a76', 'nude'],
    ['#3b241b', 'brown'],
    ['#1b2748', 'blue'],
    ['#20402f', 'green'],
    ['#2af5a0', 'green'],
    ['#FDE68A', 'gold'],
    ['#5d5653', 'gray'],
    ['#000000', 'black'],
    ['#1b1715', 'black'],
    ['#8a3fd1', 'purple'],
  ])('of %s is %s', (color, family) => {
    expect(familyOf(color)).toBe(family);
  });

  it('may be one of two', () => {
    expect(isOfFamily('#e8705b', 'coral')).toBe(true);
    expect(isOfFamily('#43203f', 'berry')).toBe(true);
    expect(isOfFamily('#43203f', 'purple')).toBe(true);
  });

  it('is null for a text that is not a color', () => {
    expect(familyOf('red')).toBeNull();
  });
});
