import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesSearch } from './match-article.ts';

const article = { title: 'Clean brushes, honest dates', tags: ['sponges', 'shelf life'] };

describe('the search of the blog', () => {
  test.each(['brushes', 'BRUSHES', '  honest ', 'shelf', 'Sponge', ''])(
    'finds by “%s”',
    (search) => {
      expect(matchesSearch(article, search)).toBe(true);
    },
  );

  test.each(['eyeliner', 'brushes honest', 'datessponges'])('does not find by “%s”', (search) => {
    expect(matchesSearch(article, search)).toBe(false);
  });

  test('finds by any tag, in any case', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (tags, place) => {
        const tag = tags[place % tags.length] ?? '';
        expect(matchesSearch({ title: '', tags }, tag.toUpperCase().toLowerCase())).toBe(
          tags.some((each) => each.toLowerCase().includes(tag.toUpperCase().toLowerCase().trim())),
        );
      }),
    );
  });
});
