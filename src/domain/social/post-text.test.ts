import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeAddress, PLATFORM_IDS, PLATFORMS } from './platform.ts';
import { postLength, postText } from './post-text.ts';

const TAGS = ['#one', '#two', '#three', '#four', '#five', '#six'];

describe('the platforms', () => {
  it('have the lengths and numbers of hashtags that the specification gives them', () => {
    expect(PLATFORM_IDS.map((id) => PLATFORMS[id].maxLength)).toEqual([2200, 150, 280, 63_206]);
    expect(PLATFORM_IDS.map((id) => PLATFORMS[id].optimalHashtags)).toEqual([30, 5, 3, 5]);
  });
});

describe('the length of a text', () => {
  it('counts characters as people see them', () => {
    expect(postLength('é👩🏽‍🎨')).toBe(2);
  });

  it('counts an emoji and a Han character twice where characters are weighted', () => {
    expect(postLength('a👩🏽‍🎨口', 'weighted')).toBe(5);
  });
});

describe('the text of a post', () => {
  it('has no more hashtags than do best there', () => {
    const { text, hashtags } = postText('x', 'A wine lip.', TAGS);
    expect(text).toBe('A wine lip.\n\n#one #two #three');
    expect(hashtags).toBe(3);
  });

  it('drops hashtags before it cuts the caption', () => {
    const { text, isCut } = postText('tiktok', 'a'.repeat(140), TAGS);
    expect(text).toBe(`${'a'.repeat(140)}\n\n#one`);
    expect(isCut).toBe(false);
  });

  it('is cut at the end of a word where it is too long', () => {
    const { text, isCut } = postText('tiktok', 'berry lips '.repeat(25), TAGS);
    expect(text).toMatch(/^(?:berry lips )+berry(?: lips)?…$/);
    expect(isCut).toBe(true);
  });

  it('keeps its link whole, whatever has to be left out', () => {
    const link = 'https://here.test/#l=abcdefgh';
    const { text, isCut } = postText('tiktok', 'berry lips '.repeat(25), TAGS, link);
    expect(text.endsWith(`…\n\n${link}`)).toBe(true);
    expect(isCut).toBe(true);
    expect(postLength(text)).toBeLessThanOrEqual(150);
  });

  it('is never longer than the platform takes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLATFORM_IDS),
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.subarray(TAGS),
        (platform, caption, tags) => {
          const { text, length } = postText(platform, caption, tags);
          expect(length).toBeLessThanOrEqual(PLATFORMS[platform].maxLength);
          expect(postLength(text, PLATFORMS[platform].counting)).toBe(length);
        },
      ),
    );
  });
});

describe('the address of a new post', () => {
  it('holds the text where the platform takes one', () => {
    const compose = composeAddress('x', 'Lips & lids #one', 'https://here.test/#l=1');
    expect(new URL(compose!.address).searchParams.get('text')).toBe('Lips & lids #one');
  });

  it('holds the link to the look where the platform takes nothing else', () => {
    const compose = composeAddress('facebook', 'Lips', 'https://here.test/#l=1');
    expect(new URL(compose!.address).searchParams.get('u')).toBe('https://here.test/#l=1');
    expect(compose!.takesText).toBe(false);
  });

  it('is missing where a platform has none', () => {
    expect(composeAddress('tiktok', 'Lips', '')).toBeNull();
  });
});
