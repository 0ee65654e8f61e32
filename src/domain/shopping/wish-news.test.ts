import { expect, it } from 'vitest';
import { wishNews } from './wish-news.ts';

const at = (total: number | null, currency = 'USD') => ({
  total,
  currency,
  isInStock: total !== null,
});

it.each([
  ['cheaper', at(2400), at(1900)],
  ['in-stock-again', at(null), at(2400)],
  [null, at(2400), at(2400)],
  [null, at(1900), at(2400)],
  [null, at(2400), at(null)],
  [null, at(2400), at(1900, 'EUR')],
  [null, at(null), at(null)],
])('the news is %s', (news, before, after) => {
  expect(wishNews(before, after)).toBe(news);
});
