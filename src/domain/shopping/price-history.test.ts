import { expect, it } from 'vitest';
import { priceHistory } from './price-history.ts';

const change = (offer: string, day: string, total: number) => ({ offer, day, total });

it('has the lowest price of each day on which one changed, also of shops that stayed as they were', () => {
  expect(
    priceHistory([
      change('dear', '2026-11-05', 2400),
      change('cheap', '2026-11-01', 2000),
      change('dear', '2026-11-01', 2500),
      change('cheap', '2026-11-09', 2600),
    ]),
  ).toEqual([
    { day: '2026-11-01', total: 2000 },
    { day: '2026-11-05', total: 2000 },
    { day: '2026-11-09', total: 2400 },
  ]);
});

it('is empty where no feed said a price', () => {
  expect(priceHistory([])).toEqual([]);
});
