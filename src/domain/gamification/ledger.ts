/** Ledgers are sets of awards, told apart by their ids. Joining them loses nothing and counts nothing twice. */

import { AWARD_RULES, periodOf, slotOf, type Award } from './awards.ts';

/** An order that is the same on every device. */
function compare(one: Award, other: Award): number {
  const [first, second] = [one, other].map(({ day, id, kind, subject }) =>
    [day, id, kind, subject ?? ''].join(' '),
  );
  return (first ?? '') < (second ?? '') ? -1 : first === second ? 0 : 1;
}

/** The awards of both ledgers, sorted. */
export function union(one: readonly Award[], other: readonly Award[]): readonly Award[] {
  const byId = new Map<string, Award>();
  // No two devices make the same id; of two versions under one id, the earlier is kept.
  for (const award of [...one, ...other].toSorted(compare)) {
    if (!byId.has(award.id)) byId.set(award.id, award);
  }
  return [...byId.values()];
}

/** The awards that count, by kind and time; others make no difference to the totals. */
export class CountedSlots {
  private readonly slots = new Map<string, Set<string>>();

  /** Adds an award; returns whether it makes a difference. */
  add(award: Award): boolean {
    const period = periodOf(award);
    const slots = this.slots.get(period) ?? new Set();
    this.slots.set(period, slots);
    if (slots.size >= AWARD_RULES[award.kind].most || slots.has(slotOf(award))) return false;
    slots.add(slotOf(award));
    return true;
  }
}

/** The offered awards that make a difference to the known ones; each of them once. */
export function adding(known: readonly Award[], offered: readonly Award[]): readonly Award[] {
  const slots = new CountedSlots();
  const ids = new Set(known.map(({ id }) => id));
  for (const award of known) slots.add(award);
  return offered.filter((award) => {
    if (ids.has(award.id) || !slots.add(award)) return false;
    ids.add(award.id);
    return true;
  });
}
