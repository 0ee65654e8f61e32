import { describe, expect, it } from 'vitest';
import { memoryDatabase } from '#tests/support/memory-database.ts';
import { openRecordingTab, settle, WITH_FILM } from '#tests/support/recording-tab.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { GUEST } from '#app/person/session/owner.ts';

describe('a recording', () => {
  it('needs a title', async () => {
    const { recording, state } = openRecordingTab();
    expect(await recording.start({ ...WITH_FILM, title: '  ' })).toBe('title-required');
    expect(state()).toEqual({ phase: 'idle' });
  });

  it('keeps the look of each step with its duration and its offset, and ends with all of it', async () => {
    const { tab, recording } = openRecordingTab();
    expect(await recording.start(WITH_FILM)).toBeNull();
    tab.now = 4000;
    expect(recording.addStep('Lips', '')).toBe(1);
    tab.look = applyPatch(DEFAULT_LOOK, { blush: { opacity: 20 } });
    tab.now = 10_000;
    recording.addStep('Cheeks', 'Lightly');
    tab.now = 12_000;
    const kept = await recording.stop();
    expect(kept).toMatchObject({
      state: 'complete',
      film: { type: 'video/webm', hasSound: false },
      tutorial: {
        title: 'A soft evening lip',
        totalDuration: 12_000,
        steps: [
          { title: 'Lips', timestamp: 4000, duration: 4000, makeupState: DEFAULT_LOOK },
          { title: 'Cheeks', timestamp: 10_000, duration: 6000, makeupState: tab.look },
        ],
      },
    });
  });

  it('adds steps only while it runs', async () => {
    const { recording } = openRecordingTab();
    expect(recording.addStep('Too early', '')).toBeNull();
    await recording.start(WITH_FILM);
    await recording.stop();
    expect(recording.addStep('Too late', '')).toBeNull();
    expect(await recording.stop()).toBeNull();
  });

  it('can be read by the next page after a crash: steps, and the film up to there', async () => {
    const { tab, database, recording } = openRecordingTab();
    await recording.start(WITH_FILM);
    tab.film?.onPiece(new Blob(['one ']));
    tab.film?.onPiece(new Blob(['two']));
    tab.now = 3000;
    recording.addStep('Lips', '');
    await settle();
    const next = openRecordingTab(database);
    await next.tutorials.load();
    expect(next.tutorials.store.getState().tutorials).toMatchObject([
      { state: 'cut-short', tutorial: { steps: [{ title: 'Lips' }], totalDuration: 3000 } },
    ]);
    expect(await (await next.tutorials.film('id-1'))?.text()).toBe('one two');
  });

  it('is left alone by another tab while it runs, and keeps that tab from recording', async () => {
    const first = openRecordingTab();
    await first.recording.start(WITH_FILM);
    await settle();
    const second = openRecordingTab(first.database, first.others);
    await second.tutorials.load();
    expect(second.tutorials.store.getState().tutorials[0]?.state).toBe('recording');
    expect(await second.recording.start(WITH_FILM)).toBe('other-tab');
    await first.recording.stop();
    expect(await second.recording.start(WITH_FILM)).toBeNull();
  });
});

describe('the recording of a person', () => {
  it.each([GUEST, 'bea'])('is discarded with its film once %s is there instead', async (next) => {
    const { tab, database, others, tutorials, recording, state } = openRecordingTab();
    await recording.start({ ...WITH_FILM, sound: true });
    tab.film?.onPiece(new Blob(['film ']));
    recording.addStep('Lips', '');
    await recording.belongTo(next);
    tab.film?.onPiece(new Blob(['late']));
    await settle();
    expect(tab.filmState).toBe('stopped');
    expect(state()).toEqual({ phase: 'idle' });
    expect(others.recording).toBe(false);
    expect(tutorials.store.getState().tutorials).toEqual([]);
    expect([await database.all('tutorials'), await database.all('film')]).toEqual([[], []]);
  });

  it('does not start after they have left while the microphone was asked for', async () => {
    const { tab, database, recording, state } = openRecordingTab();
    const starting = recording.start({ ...WITH_FILM, sound: true });
    await recording.belongTo(GUEST);
    expect(await starting).toBe('person-left');
    expect(tab.filmState).toBe('stopped');
    expect(state()).toEqual({ phase: 'idle' });
    expect(await database.all('tutorials')).toEqual([]);
    expect(await recording.start(WITH_FILM)).toBeNull();
  });

  it('is not kept where they left while it was being stopped', async () => {
    const { database, recording, state } = openRecordingTab();
    await recording.start(WITH_FILM);
    const stopping = recording.stop();
    await recording.belongTo(GUEST);
    expect(await stopping).toBeNull();
    expect(state()).toEqual({ phase: 'idle' });
    expect([await database.all('tutorials'), await database.all('film')]).toEqual([[], []]);
  });

  it('goes on with a guest who signs in', async () => {
    const { recording, state } = openRecordingTab(memoryDatabase(), { recording: false }, GUEST);
    await recording.start(WITH_FILM);
    await recording.belongTo('ada');
    expect(state()).toMatchObject({ phase: 'recording', film: 'running' });
  });
});

describe('a tutorial that was deleted', () => {
  it('comes back with its film', async () => {
    const { tab, database, tutorials, recording } = openRecordingTab();
    await recording.start(WITH_FILM);
    tab.film?.onPiece(new Blob(['film ']));
    const kept = await recording.stop();
    const bringBack = await tutorials.remove(kept!.id);
    expect(await database.all('film')).toEqual([]);
    expect(await tutorials.film(kept!.id)).toBeNull();
    await bringBack();
    expect(await (await tutorials.film(kept!.id))?.text()).toBe('film end');
  });
});
