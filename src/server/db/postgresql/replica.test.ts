import { beforeEach, describe, expect, it } from 'vitest';
import { readLogPlace, ReplicaWatch } from './replica.ts';

let now: number;
let source: bigint;
let replica: bigint;
let watch: ReplicaWatch;

beforeEach(() => {
  now = 0;
  source = 100n;
  replica = 100n;
  watch = new ReplicaWatch({
    clock: () => now,
    readSource: async () => source,
    readReplica: async () => replica,
  });
});

/** Compares the two every second for this long, while the source goes on writing. */
async function lookFor(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    now += 1000;
    source += 10n;
    await watch.poll();
  }
}

describe('a replica', () => {
  it('is not asked before it has been compared with its source', async () => {
    expect(watch.isFresh).toBe(false);
    await watch.poll();
    expect(watch.isFresh).toBe(true);
  });

  it('is asked while it is a few seconds behind', async () => {
    await watch.poll();
    await lookFor(4);
    expect(watch.isFresh).toBe(true);
  });

  it('is not asked when it is five seconds behind, though it believes that it has everything', async () => {
    await watch.poll();
    await lookFor(5);
    expect(watch.isFresh).toBe(false);
  });

  it('is asked again once it has caught up', async () => {
    await lookFor(20);
    expect(watch.isFresh).toBe(false);
    replica = source;
    await watch.poll();
    expect(watch.isFresh).toBe(true);
  });

  it('is not asked after it has failed, until it has been compared again', async () => {
    await watch.poll();
    watch.distrust();
    expect(watch.isFresh).toBe(false);
    await watch.poll();
    expect(watch.isFresh).toBe(true);
  });
});

describe('a place in the log', () => {
  it('is read as the number that it stands for', () => {
    expect(readLogPlace('16/B374D848')).toBe(0x16_b3_74_d8_48n);
    expect(readLogPlace('1/0')).toBeGreaterThan(readLogPlace('0/FFFFFFFF'));
  });
});
