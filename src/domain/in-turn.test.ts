import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

describe('work in turn', () => {
  it('begins when the work before it has ended, whatever came of that', async () => {
    const take = inTurn();
    const done: string[] = [];
    const work = (name: string, turns: number) => async () => {
      done.push(`${name} begins`);
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      done.push(`${name} ends`);
      if (name === 'second') throw new Error('It went wrong.');
      return name;
    };
    const all = await Promise.allSettled([
      take(work('first', 9)),
      take(work('second', 3)),
      take(work('third', 0)),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(done).toEqual(
      ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]),
    );
  });
});
