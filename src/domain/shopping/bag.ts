/** What becomes of the products that a person owns: when they expire, when they are used up, what a use costs. */

import type { Category } from './category.ts';

export type ExpiryStatus = 'expired' | 'expiring-soon' | 'good';

const SOON_MONTHS = 3;
const MONTHS_A_YEAR = 12;

/** From one moment to another in months: whole months of the calendar, and the part of one that is left over. */
export function monthsBetween(from: Date, to: Date): number {
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * MONTHS_A_YEAR +
    (to.getUTCMonth() - from.getUTCMonth());
  const whole = addMonths(from, months) > to ? months - 1 : months;
  const start = addMonths(from, whole).getTime();
  const end = addMonths(from, whole + 1).getTime();
  return whole + (to.getTime() - start) / (end - start);
}

/** The same day some months later, or the last one of a month that is too short. */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(from.getUTCDate(), last));
  return moved;
}

/** By the months until a product expires: below 0 expired, below 3 expiring soon, otherwise good. */
export function expiryStatus(expires: Date, now: Date): ExpiryStatus {
  const months = monthsBetween(now, expires);
  if (months < 0) return 'expired';
  return months < SOON_MONTHS ? 'expiring-soon' : 'good';
}

/** How many months a product of a kind usually lasts once it is in use. */
const LIFESPAN_MONTHS: Readonly<Partial<Record<Category, number>>> = {
  lipstick: 20,
  foundation: 60,
  mascara: 30,
  eyeshadow: 15,
  concealer: 40,
  primer: 25,
};
const OTHER_LIFESPAN_MONTHS = 20;
const DAYS_A_MONTH = 30;
/** A product is worth replacing when more than this share of it is used up. */
const NEARLY_USED_UP = 0.8;

export function lifespanMonths(category: Category): number {
  return LIFESPAN_MONTHS[category] ?? OTHER_LIFESPAN_MONTHS;
}

/** How many uses a product has: one a day for as long as its kind lasts. */
export function usesOf(category: Category): number {
  return lifespanMonths(category) * DAYS_A_MONTH;
}

/** Whether a product may need replacing soon, by how often it was used. */
export function needsReplacing({
  category,
  usageCount,
}: {
  readonly category: Category;
  readonly usageCount: number;
}): boolean {
  return usageCount > NEARLY_USED_UP * usesOf(category);
}

/** Cents a use, not rounded; null before the first. */
export function costPerUse(price: number, usageCount: number): number | null {
  return usageCount > 0 ? price / usageCount : null;
}
