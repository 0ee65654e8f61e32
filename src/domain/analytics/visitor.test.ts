import { describe, expect, it } from 'vitest';
import type { FunnelStep } from './periods.ts';
import {
  after,
  since,
  type Stride,
  tallyVisitor,
  UNKNOWN_VISITOR,
  type Visitor,
} from './visitor.ts';

/** A Monday, in days since 1970-01-01: 2026-11-23. */
const MONDAY = 20_780;

function did(step: FunnelStep, day: number, page = '/landing'): Stride {
  return { step, at: day * 86_400_000, day, page };
}

function browser(...strides: readonly Stride[]): Visitor {
  return after(UNKNOWN_VISITOR, strides);
}

/** Every figure that a browser counts in; the periods that end with one day. */
function countedIn(visitor: Visitor, end = MONDAY): readonly string[] {
  const figures: string[] = [];
  tallyVisitor(visitor, [end, end], {
    count: (figure, day, part) => figures.push(`${figure} ${day - MONDAY} ${part}`.trim()),
    reach: (_, step, sinceDay) => figures.push(`step ${step} since ${sinceDay - MONDAY}`),
  });
  return figures;
}

describe('a browser', () => {
  it('counts once on each day of its visits', () => {
    const twice = browser(did('visit', MONDAY), did('visit', MONDAY), did('visit', MONDAY - 3));
    expect(countedIn(twice).filter((each) => each.startsWith('visitors'))).toEqual([
      'visitors 0',
      'visitors -3',
    ]);
  });

  it('is within every period that begins with its last visit or before', () => {
    const visitor = browser(did('visit', MONDAY - 9), did('visit', MONDAY - 2));
    expect(countedIn(visitor)).toContain('step 0 since -2');
    expect(countedIn(visitor, MONDAY - 3)).toContain('step 0 since -9');
  });

  it('reaches a step when it did all steps before it within the period, in any order', () => {
    const visitor = browser(
      did('makeup', MONDAY - 1),
      did('visit', MONDAY),
      did('camera', MONDAY - 8),
    );
    expect(countedIn(visitor).filter((each) => each.startsWith('step'))).toEqual([
      'step 0 since 0',
      'step 1 since -8',
      'step 2 since -8',
    ]);
  });

  it('reaches no step when the step before it is missing', () => {
    const visitor = browser(did('visit', MONDAY), did('purchase', MONDAY));
    expect(countedIn(visitor).filter((each) => each.startsWith('step'))).toEqual([
      'step 0 since 0',
    ]);
  });

  it('is in no period of 90 days after 90 days', () => {
    const visitor = browser(did('visit', MONDAY - 90));
    expect(countedIn(visitor).filter((each) => each.startsWith('step'))).toEqual([]);
    expect(countedIn(visitor, MONDAY - 1)).toContain('step 0 since -90');
  });

  it('came first to the page of its earliest visit, however late that is reported', () => {
    const visitor = browser(did('visit', MONDAY, '/makeup-app'), did('sign_up', MONDAY));
    const told = after(visitor, [did('visit', MONDAY - 6, '/landing')]);
    expect(countedIn(told)).toContain('first_visit -6 /landing');
    expect(countedIn(told)).toContain('first_visit_sign_up -6 /landing');
    expect(countedIn(told).join()).not.toContain('/makeup-app');
  });

  it('belongs to the week of its first visit, and comes back in later ones', () => {
    const visitor = browser(
      did('visit', MONDAY - 1),
      did('visit', MONDAY),
      did('visit', MONDAY + 13),
    );
    expect(countedIn(visitor).filter((each) => each.startsWith('cohort'))).toEqual([
      'cohort -7 0',
      'cohort -7 1',
      'cohort -7 2',
    ]);
  });

  it('does not count as new when its first visit is forgotten', () => {
    const visitor = browser(did('visit', MONDAY - 200), did('visit', MONDAY - 20));
    const later = after(since(visitor, MONDAY - 179), [did('visit', MONDAY)]);
    expect(later.first).toBe('forgotten');
    expect(countedIn(later).join()).not.toContain('first_visit');
    expect(countedIn(later)).not.toContain('visitors -200');
  });
});
