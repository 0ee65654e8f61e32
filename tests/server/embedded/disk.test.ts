import { beforeEach, describe, expect, it } from 'vitest';
import { health, ready } from '#contracts/health.ts';
import { listLooks, saveLook } from '#contracts/makeup-looks.ts';
import { LOG_FILE } from '#tests/server/support/file-trace.ts';
import { keep, newLook } from '#tests/server/support/saved-looks.ts';
import { useStoredPlatform } from '#tests/server/support/stored-platform.ts';

/** Tables and indices, as opposed to the log. */
const TABLE_FILE = /\/base\/\d+\/\d+$/;
/** More than fit into what a table has been given already. */
const MANY_LOOKS = 60;

const platform = useStoredPlatform();
const save = () => platform().member.visitor.call(saveLook, { body: newLook() });

describe.each([
  ['whose syncs fail', () => platform().trace.breakDisk()],
  ['that is full', () => platform().trace.fillDisk(LOG_FILE)],
])('the embedded database on a disk %s', (_name, harm) => {
  beforeEach(async () => {
    await keep(platform().member, { name: 'Before' });
    harm();
  });

  it('acknowledges nothing, and says when to try again', async () => {
    const reply = await save();
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ error: 'unavailable' });
    expect(reply.headers['retry-after']).toBe('5');
  });

  it('does not show what was never stored', async () => {
    await save();
    const { visitor } = platform().member;
    expect((await visitor.call(listLooks)).statusCode).toBe(503);
    expect((await visitor.call(ready)).statusCode).toBe(503);
    expect((await visitor.call(health)).statusCode).toBe(200);
  });

  it('has what was acknowledged before when it is opened again', async () => {
    await save();
    const { connection } = await platform().reopen();
    const { rows } = await connection.execute('select name from looks');
    // What was refused may be there all the same: nobody was told that it is not.
    expect(rows).toContainEqual({ name: 'Before' });
  });
});

describe('the embedded database without room for more rows', () => {
  it('answers 503 until there is room again', async () => {
    const { trace } = platform();
    trace.fillDisk(TABLE_FILE);
    const refused = [];
    for (let count = 0; count < MANY_LOOKS; count += 1) {
      const { statusCode } = await save();
      if (statusCode !== 201) refused.push(statusCode);
    }
    expect(new Set(refused)).toEqual(new Set([503]));
    trace.mend();
    expect((await save()).statusCode).toBe(201);
  });
});
