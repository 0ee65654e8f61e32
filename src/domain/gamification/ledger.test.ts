import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AWARD_KINDS, AWARD_RULES, isProperAward, type Award, type AwardKind } from './awards.ts';
import { daysLater } from './calendar-day.ts';
import { adding, union } from './ledger.ts';
import { CHALLENGE_IDS, TRIED_LOOK_IDS } from './rewards.ts';
import { standingOf } from './standing.ts';

const SUBJECTS: Partial<Record<AwardKind, readonly string[]>> = {
  challenge_completed: CHALLENGE_IDS,
  look_tried: TRIED_LOOK_IDS,
  lipstick_tried: Array.from({ length: 8 }, (_, shade) => `#${shade}0203f`),
};

const award: fc.Arbitrary<Award> = fc
  .record({
    // Few ids, so that ledgers share some of their awards.
    number: fc.nat(400),
    kind: fc.constantFrom(...AWARD_KINDS),
    offset: fc.nat(6),
    choice: fc.nat(7),
  })
  .map(({ number, kind, offset, choice }) => {
    const subjects = SUBJECTS[kind];
    return {
      id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
      kind,
      day: daysLater('2026-11-15', offset),
      subject: subjects === undefined ? null : (subjects[choice % subjects.length] ?? null),
    };
  });
const ledger = fc.array(award, { maxLength: 120 });

function awards(kind: AwardKind, count: number, day = '2026-11-21'): Award[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `${kind} ${day} ${place}`,
    kind,
    day,
    subject: null,
  }));
}

describe('joining ledgers', () => {
  it('does not depend on which one comes first', () => {
    fc.assert(
      fc.property(ledger, ledger, (one, other) => {
        expect(union(one, other)).toEqual(union(other, one));
      }),
    );
  });

  it('does not depend on which two are joined first', () => {
    fc.assert(
      fc.property(ledger, ledger, ledger, (one, two, three) => {
        expect(union(union(one, two), three)).toEqual(union(one, union(two, three)));
      }),
    );
  });

  it('with what is known already changes nothing', () => {
    fc.assert(
      fc.property(ledger, ledger, (one, other) => {
        const joined = union(one, other);
        expect(union(joined, joined)).toEqual(joined);
        expect(union(joined, other)).toEqual(joined);
      }),
    );
  });

  it('loses no award and makes none', () => {
    fc.assert(
      fc.property(ledger, ledger, (one, other) => {
        const ids = [...one, ...other].map(({ id }) => id);
        expect(new Set(union(one, other).map(({ id }) => id))).toEqual(new Set(ids));
      }),
    );
  });
});

describe('what a ledger comes to', () => {
  // An id stands for one award only.
  const proper = (one: readonly Award[], other: readonly Award[]) => {
    const all = union(one, other);
    const of = (part: readonly Award[]) => all.filter(({ id }) => part.some((a) => a.id === id));
    return [of(one), of(other)] as const;
  };

  it('never falls by joining another', () => {
    fc.assert(
      fc.property(ledger, ledger, (one, other) => {
        const [mine, theirs] = proper(one, other);
        const before = standingOf(mine);
        const after = standingOf(union(mine, theirs));
        expect(after.xp).toBeGreaterThanOrEqual(before.xp);
        for (const id of before.unlocked.keys()) expect(after.unlocked.has(id)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of its awards', () => {
    fc.assert(
      fc.property(ledger, (one) => {
        const distinct = union(one, []);
        expect(standingOf(distinct.toReversed())).toEqual(standingOf(distinct));
      }),
    );
  });

  it('is the same without the awards that add nothing', () => {
    fc.assert(
      fc.property(ledger, ledger, (one, other) => {
        const [mine, theirs] = proper(one, other);
        const kept = [...mine, ...adding(mine, theirs)];
        const [without, whole] = [standingOf(kept), standingOf(union(mine, theirs))];
        expect(without.xp).toBe(whole.xp);
        expect(without.days).toEqual(whole.days);
        expect([...without.unlocked.keys()]).toEqual([...whole.unlocked.keys()]);
      }),
    );
  });

  it('counts an award once however often it comes', () => {
    const [photo] = awards('photo_captured', 1);
    expect(adding([photo!], [photo!, photo!])).toEqual([]);
    expect(standingOf(union([photo!], [photo!])).xp).toBe(standingOf([photo!]).xp);
  });
});

describe('an award counts', () => {
  it.each(AWARD_KINDS.filter((kind) => AWARD_RULES[kind].subjects === null))(
    'as %s up to its limit',
    (kind) => {
      const { most } = AWARD_RULES[kind];
      const full = standingOf(awards(kind, most)).xp;
      expect(standingOf(awards(kind, most + 3)).xp).toBe(full);
      expect(standingOf(awards(kind, most - 1)).xp).toBeLessThan(full);
    },
  );

  it('again on another day where there is room every day', () => {
    const twoDays = [...awards('color_changed', 30), ...awards('color_changed', 30, '2026-11-22')];
    expect(standingOf(twoDays).xp).toBe(2 * 20 * 5);
  });

  it('once on two devices where it counts once for all', () => {
    const twice = [
      ...awards('first_makeup_applied', 1),
      ...awards('first_makeup_applied', 1, '2026-11-22'),
    ];
    expect(standingOf(twice).xp).toBe(25 + 25);
  });
});

describe('an award is refused', () => {
  const good: Award = { id: 'a', kind: 'photo_captured', day: '2026-11-21', subject: null };

  it.each([
    ['with a day that there is none of', { day: '2026-02-30' }],
    ['of before there was a ledger', { day: '2025-12-31' }],
    ['with a subject that its kind has none of', { subject: '#b3203f' }],
    ['without the subject that its kind has', { kind: 'look_tried' as const }],
    ['for a look that there is none of', { kind: 'look_tried' as const, subject: 'gothic' }],
    ['for a challenge that does not exist', { kind: 'challenge_completed' as const, subject: 'x' }],
    ['for a colour that is none', { kind: 'lipstick_tried' as const, subject: 'red' }],
  ])('%s', (_, wrong) => {
    expect(isProperAward(good)).toBe(true);
    expect(isProperAward({ ...good, ...wrong })).toBe(false);
  });
});
