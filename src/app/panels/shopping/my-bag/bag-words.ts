/** How the figures of a product in the bag are said. */

import { fillIn } from '#content/fill-in.ts';
import { BAG_WORDS as WORDS } from '#content/panels/shopping-bag-words.ts';
import { costPerUse, usesOf } from '#domain/shopping/bag.ts';
import type { BagItem } from '#domain/shopping/bag-item.ts';
import { writeAmount } from '#domain/shopping/money.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Such as `Mar 12, 2028`. @param date `YYYY-MM-DD` */
export function sayDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

/** What it is called: its shade, or its name where it has none. */
export function titleOf({ shade, name }: Pick<BagItem, 'shade' | 'name'>): string {
  return shade === '' ? name : shade;
}

export function sayUses(count: number): string {
  if (count === 0) return WORDS.never;
  return count === 1 ? WORDS.timesOne : fillIn(WORDS.times, { count });
}

export function sayCost({ price, usageCount }: BagItem): string {
  if (price === null) return WORDS.noCostPrice;
  const cost = costPerUse(price.cents, usageCount);
  return cost === null
    ? WORDS.noCost
    : writeAmount({ cents: Math.round(cost), currency: price.currency });
}

export function sayLeft({ category, usageCount }: BagItem): string {
  const uses = usesOf(category);
  const left = uses - usageCount;
  return left <= 0 ? WORDS.usedUp : fillIn(WORDS.leftAbout, { left, uses });
}
