import { describe, expect, it } from 'vitest';
import type { SnapshotOptions } from '#engine/runtime/mirror.ts';
import { SnapshotRequests } from './snapshot-requests.ts';

const OPTIONS: SnapshotOptions = { source: 'composed', type: 'image/png' };

function requests(): { snapshots: SnapshotRequests; sent: number[] } {
  const sent: number[] = [];
  return { snapshots: new SnapshotRequests((request) => sent.push(request)), sent };
}

describe('snapshots that are asked for', () => {
  it('are answered each with its own picture, in any order', async () => {
    const { snapshots, sent } = requests();
    const [first, second] = [snapshots.ask(OPTIONS, true), snapshots.ask(OPTIONS, true)];
    const [one, two] = [new Blob(['1']), new Blob(['2'])];
    snapshots.resolve(sent[1]!, two);
    snapshots.resolve(sent[0]!, one);
    expect(await Promise.all([first, second])).toEqual([one, two]);
    expect(snapshots.size).toBe(0);
  });

  it('are refused with the cause', async () => {
    const { snapshots, sent } = requests();
    const refused = snapshots.ask(OPTIONS, true);
    snapshots.reject(sent[0]!, 'nothing is shown');
    await expect(refused).rejects.toThrow('nothing is shown');
  });

  it('wait while there is no engine that could answer', async () => {
    const { snapshots, sent } = requests();
    const waiting = snapshots.ask(OPTIONS, false);
    expect(sent).toEqual([]);
    snapshots.askAgain();
    expect(sent).toHaveLength(1);
    const picture = new Blob(['1']);
    snapshots.resolve(sent[0]!, picture);
    expect(await waiting).toBe(picture);
  });

  it('are sent to the next engine when one has died before answering', async () => {
    const { snapshots, sent } = requests();
    const asked = snapshots.ask(OPTIONS, true);
    snapshots.askAgain();
    expect(sent).toEqual([sent[0], sent[0]]);
    const picture = new Blob(['1']);
    snapshots.resolve(sent[0]!, picture);
    expect(await asked).toBe(picture);
  });

  it('are not asked again once they are answered', async () => {
    const { snapshots, sent } = requests();
    const asked = snapshots.ask(OPTIONS, true);
    snapshots.resolve(sent[0]!, new Blob(['1']));
    await asked;
    snapshots.askAgain();
    expect(sent).toHaveLength(1);
  });

  it('are rejected when their signal is aborted', async () => {
    const { snapshots } = requests();
    const abort = new AbortController();
    const asked = snapshots.ask(OPTIONS, true, abort.signal);
    abort.abort(new Error('closed'));
    await expect(asked).rejects.toThrow('closed');
    expect(snapshots.size).toBe(0);
  });

  it('are all rejected when the mirror stops', async () => {
    const { snapshots } = requests();
    const asked = [snapshots.ask(OPTIONS, true), snapshots.ask(OPTIONS, false)];
    snapshots.rejectAll('the mirror was disposed');
    for (const each of asked) await expect(each).rejects.toThrow('the mirror was disposed');
  });
});
