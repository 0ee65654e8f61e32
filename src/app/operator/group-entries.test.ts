import { expect, test } from 'vitest';
import { grouped, type Entry } from './group-entries.ts';

function entry(id: string, action: string, actor = 'ann'): Entry {
  const moment = '2026-03-01T12:00:00Z';
  return {
    id,
    action,
    actor,
    happenedAt: moment,
    actorEmail: '',
    isSubject: true,
    reason: '',
    amount: null,
  };
}

test('only consecutive views by the same operator become one line', () => {
  const entries = [
    entry('1', 'customer_viewed'),
    entry('2', 'customer_viewed'),
    entry('3', 'customer_viewed', 'ben'),
    entry('4', 'access_granted'),
    entry('5', 'access_granted'),
    entry('6', 'customer_viewed'),
  ];
  expect(grouped(entries).map(({ entry: { id }, times }) => [id, times])).toEqual([
    ['1', 2],
    ['3', 1],
    ['4', 1],
    ['5', 1],
    ['6', 1],
  ]);
});
