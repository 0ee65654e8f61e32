import { describe, expect, it } from 'vitest';
import { openRecordingTab, settle, WITH_FILM } from '#tests/support/recording-tab.ts';

/** The segment of a WebM film, whose info element is still empty. */
const EMPTY_HEAD = [0x18, 0x53, 0x80, 0x67, 0xff, 0x15, 0x49, 0xa9, 0x66, 0x80];
/** Offset of the value of the duration: after its id and its size. */
const DURATION_AT = 20;

describe('the film of a recording', () => {
  it('waits while the mirror is empty, and its time with it', async () => {
    const { tab, recording, state } = openRecordingTab();
    await recording.start(WITH_FILM);
    tab.now = 5000;
    tab.shown(false);
    expect(tab.filmState).toBe('paused');
    tab.now = 65_000;
    expect(recording.elapsed()).toBe(5000);
    expect(state()).toMatchObject({ watch: { since: null } });
    tab.shown(true);
    tab.now = 66_000;
    expect(tab.filmState).toBe('running');
    expect((await recording.stop())?.tutorial.totalDuration).toBe(6000);
  });

  it('ends the film and goes on with the steps where the device is full', async () => {
    const { tab, database, recording, state } = openRecordingTab();
    await recording.start(WITH_FILM);
    await settle();
    database.fail('full');
    tab.film?.onPiece(new Blob(['too much']));
    await settle();
    expect(state()).toMatchObject({ phase: 'recording', film: 'full' });
    expect(tab.filmState).toBe('stopped');
    recording.addStep('Lips', '');
    await settle();
    expect(state()).toMatchObject({ isFull: true });
    expect((await recording.stop())?.tutorial.steps).toHaveLength(1);
  });

  it('keeps the length of a film that ran out of room, up to its last stored piece', async () => {
    const { tab, database, tutorials, recording } = openRecordingTab();
    await recording.start(WITH_FILM);
    tab.now = 1000;
    tab.film?.onPiece(new Blob(['one']));
    await settle();
    database.fail('full');
    tab.now = 2000;
    tab.film?.onPiece(new Blob(['too much']));
    await settle();
    database.fail(null);
    tab.film?.onPiece(new Blob(['beyond a gap']));
    tab.now = 9000;
    const kept = await recording.stop();
    expect(kept).toMatchObject({ tutorial: { totalDuration: 9000 }, film: { duration: 1000 } });
    expect(await (await tutorials.film(kept!.id))?.text()).toBe('one');
  });

  it('keeps the length of a film whose recorder gave up, and writes it into the film', async () => {
    const { tab, database, recording } = openRecordingTab();
    await recording.start(WITH_FILM);
    tab.film?.onPiece(new Blob([new Uint8Array(EMPTY_HEAD)]));
    tab.now = 3000;
    tab.film?.onFailure();
    tab.now = 9000;
    const kept = await recording.stop();
    const next = openRecordingTab(database);
    await next.tutorials.load();
    const bytes = await (await next.tutorials.film(kept!.id))!.arrayBuffer();
    expect(new DataView(bytes).getFloat64(DURATION_AT)).toBe(3000);
  });

  it('writes the duration into a head that came in two pieces', async () => {
    const { tab, tutorials, recording } = openRecordingTab();
    await recording.start(WITH_FILM);
    tab.film?.onPiece(new Blob([new Uint8Array(EMPTY_HEAD.slice(0, 7))]));
    tab.film?.onPiece(new Blob([new Uint8Array(EMPTY_HEAD.slice(7))]));
    const kept = await recording.stop();
    const film = await tutorials.film(kept!.id);
    const duration = [0x44, 0x89, 0x88];
    expect([...new Uint8Array(await film!.arrayBuffer()).slice(17, 20)]).toEqual(duration);
  });

  it('keeps the film in memory where the browser keeps nothing', async () => {
    const { tab, database, tutorials, recording } = openRecordingTab();
    database.fail('unavailable');
    await recording.start(WITH_FILM);
    tab.film?.onPiece(new Blob(['film ']));
    const kept = await recording.stop();
    expect(tutorials.store.getState().isKept).toBe(false);
    expect(await (await tutorials.film(kept!.id))?.text()).toBe('film end');
  });

  it.each([
    ['NotAllowedError', 'microphone-refused'],
    ['NotFoundError', 'no-microphone'],
    ['NotReadableError', 'microphone-failed'],
  ])('does not start without the microphone that was asked for: %s', async (name, problem) => {
    const { tab, others, recording, state } = openRecordingTab();
    tab.microphoneFailure = new DOMException('no', name);
    expect(await recording.start({ ...WITH_FILM, sound: true })).toBe(problem);
    expect(state()).toEqual({ phase: 'idle' });
    expect(others.recording).toBe(false);
  });

  it('does not film an empty mirror, and lets go of the microphone', async () => {
    const { tab, recording } = openRecordingTab();
    tab.picture = null;
    expect(await recording.start({ ...WITH_FILM, sound: true })).toBe('nothing-shown');
    expect(await recording.start({ ...WITH_FILM, film: false })).toBeNull();
  });

  it('lets go of the picture where the recorder does not start', async () => {
    const { tab, recording } = openRecordingTab();
    tab.filmFailure = new Error('no encoder');
    expect(await recording.start(WITH_FILM)).toBe('film-failed');
    expect(tab.picture?.stopped).toBe(1);
  });

  it('says that the microphone is gone, and goes on', async () => {
    const { tab, recording, state } = openRecordingTab();
    await recording.start({ ...WITH_FILM, sound: true });
    tab.film?.onSoundEnd();
    expect(state()).toMatchObject({ phase: 'recording', film: 'running', sound: 'ended' });
  });
});
