import { describe, expect, it } from 'vitest';
import { captionOf } from './caption.ts';
import { LONGEST_CAPTION } from './live-room.ts';

describe('a caption', () => {
  it('is one line without what controls a terminal', () => {
    expect(captionOf('  Blot once,\n then\u0007 the second\tcoat ')).toBe(
      'Blot once, then the second coat',
    );
  });

  it('keeps the end of a long sentence, from the beginning of a word on', () => {
    const text = captionOf(`${'well '.repeat(60)}done`);
    expect(text.length).toBeLessThanOrEqual(LONGEST_CAPTION);
    expect(text).toMatch(/^well .* done$/);
  });

  it('cuts a word that is longer than a caption', () => {
    expect(captionOf('a'.repeat(500))).toHaveLength(LONGEST_CAPTION);
  });

  it('is empty for silence', () => {
    expect(captionOf(' \n ')).toBe('');
  });
});
