import { afterEach, describe, expect, it } from 'vitest';
import { browserDatabase, eraseDatabase } from './database.ts';

describe('the browser’s database', () => {
  afterEach(eraseDatabase);

  it('keeps records and pictures for the next page', async () => {
    const picture = new Blob(['picture'], { type: 'image/jpeg' });
    await browserDatabase().put('snapshots', { id: 'one', image: picture });
    const [record] = await browserDatabase().all('snapshots');
    const { image } = record as { image: Blob };
    expect([image.type, await image.text()]).toEqual(['image/jpeg', 'picture']);
  });

  it('gives the pieces of one film in their order, and removes them without the others', async () => {
    const database = browserDatabase();
    for (const place of [10, 2, 1]) await database.put('film', { tutorial: 'a', place });
    await database.put('film', { tutorial: 'b', place: 0 });
    expect(await database.pieces('a')).toEqual([
      { tutorial: 'a', place: 1 },
      { tutorial: 'a', place: 2 },
      { tutorial: 'a', place: 10 },
    ]);
    await database.removePieces('a');
    expect(await database.all('film')).toEqual([{ tutorial: 'b', place: 0 }]);
  });

  it('is erased even while it is open, and opens again', async () => {
    const database = browserDatabase();
    await database.put('tutorials', { id: 'one' });
    await eraseDatabase();
    expect(await database.all('tutorials')).toEqual([]);
    await database.put('tutorials', { id: 'two' });
    expect(await database.all('tutorials')).toEqual([{ id: 'two' }]);
  });

  it('says that a record without a key could not be kept', async () => {
    await expect(browserDatabase().put('snapshots', {})).rejects.toMatchObject({
      name: 'DatabaseFailure',
      problem: 'unavailable',
    });
  });
});
