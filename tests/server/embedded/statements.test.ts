import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EmbeddedEngine } from '#server/db/embedded/engine.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';

/** An engine that counts what it is sent. */
class CountingEngine extends EmbeddedEngine {
  sent = 0;

  override execProtocolStream(
    ...parameters: Parameters<EmbeddedEngine['execProtocolStream']>
  ): ReturnType<EmbeddedEngine['execProtocolStream']> {
    this.sent += 1;
    return super.execProtocolStream(...parameters);
  }
}

const INSERT = 'insert into jars (id, name, opened_at) values ($1, $2, $3)';
const SELECT = 'select name, opened_at from jars where id = $1';

let engine: CountingEngine;
let folder: string;
beforeAll(async () => {
  folder = await makeDataFolder();
  engine = new CountingEngine({ dataDir: join(folder, 'database') });
  await engine.waitReady;
  await engine.exec('create table jars (id integer primary key, name text, opened_at timestamptz)');
});
beforeEach(async () => {
  await engine.exec('truncate jars');
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

describe('a statement on the embedded engine', () => {
  it('is sent in one message from the second time on', async () => {
    await engine.query(SELECT, [1]);
    engine.sent = 0;
    await engine.query(SELECT, [2]);
    expect(engine.sent).toBe(1);
  });

  it('is answered for the values that it came with', async () => {
    await engine.query(INSERT, [1, 'Rosewood', null]);
    await engine.query(INSERT, [2, 'Dusk', new Date('2026-11-21T12:00:00Z')]);
    expect((await engine.query(SELECT, [1])).rows).toEqual([{ name: 'Rosewood', opened_at: null }]);
    expect((await engine.query(SELECT, [2])).rows).toEqual([
      { name: 'Dusk', opened_at: new Date('2026-11-21T12:00:00Z') },
    ]);
    expect((await engine.query(SELECT, [3])).rows).toEqual([]);
  });

  it('is read as its options say', async () => {
    await engine.query(INSERT, [1, 'Rosewood', '2026-11-21T12:00:00Z']);
    const { rows } = await engine.query(SELECT, [1], {
      rowMode: 'array',
      parsers: { [types.TIMESTAMPTZ]: (text) => text },
    });
    expect(rows).toEqual([['Rosewood', '2026-11-21 12:00:00+00']]);
  });

  it('tells how many rows it changed', async () => {
    await engine.query(INSERT, [1, 'Rosewood', null]);
    const { affectedRows } = await engine.query('delete from jars where id = $1', [1]);
    expect(affectedRows).toBe(1);
  });

  it('can be asked again after it was refused', async () => {
    await engine.query(INSERT, [1, 'Rosewood', null]);
    await expect(engine.query(INSERT, [1, 'Dusk', null])).rejects.toMatchObject({ code: '23505' });
    await engine.query(INSERT, [2, 'Dusk', null]);
    expect((await engine.query(SELECT, [2])).rows).toHaveLength(1);
  });

  it('is not remembered when it could not be understood', async () => {
    const early = 'select lid from jars where id = $1';
    await expect(engine.query(early, [1])).rejects.toMatchObject({ code: '42703' });
    await engine.exec('alter table jars add column lid text');
    expect((await engine.query(early, [1])).rows).toEqual([]);
  });

  it.each(['$1::uuid', '$1::uuid[]'])(
    'is refused for %s as an object, which leaves the next one as it is',
    async (place) => {
      const refused = engine.query(`select ${place} as id`, [{ id: 1 }]);
      await expect(refused).rejects.toThrow('has to be given as a text');
      expect((await engine.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    },
  );
});

describe('a transaction on the embedded engine', () => {
  it('stores what its statements did, or nothing', async () => {
    await engine.transaction(async (transaction) => transaction.query(INSERT, [1, 'Kept', null]));
    const failing = engine.transaction(async (transaction) => {
      await transaction.query(INSERT, [2, 'Lost', null]);
      await transaction.query(INSERT, [1, 'Refused', null]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect((await engine.query('select name from jars')).rows).toEqual([{ name: 'Kept' }]);
  });

  it('leaves the statements that it knew to those after it, even though it was rolled back', async () => {
    const first = 'select name from jars where name = $1';
    const failing = engine.transaction(async (transaction) => {
      await transaction.query(first, ['Dusk']);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect((await engine.query(first, ['Dusk'])).rows).toEqual([]);
  });

  it('answers nothing when it is over', async () => {
    const over = await engine.transaction(async (transaction) => transaction);
    expect(over.closed).toBe(true);
    await expect(over.query(SELECT, [1])).rejects.toThrow('Transaction is closed');
  });
});
