import { describe, expect, it } from 'vitest';
import { memoryDatabase } from '#tests/support/memory-database.ts';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import type { FilmListeners } from '#app/look/film/film-recorder.ts';
import { GUEST } from '#app/person/session/owner.ts';
import type { RecordingWishes } from './recorded.ts';
import { createRecording } from './recording.ts';
import { createTutorials } from './tutorials.ts';

const WITH_FILM: RecordingWishes = {
  title: ' A soft evening lip ',
  description: '',
  film: true,
  sound: false,
};

/** A stream as far as a recording looks at it. */
class Stream {
  stopped = 0;
  getTracks() {
    return [{ stop: () => (this.stopped += 1) }];
  }
}

interface Tab {
  now: number;
  look: Look;
  picture: Stream | null;
  microphoneFailure: Error | null;
  filmFailure: Error | null;
  /** Says whether something is in the mirror. */
  shown: (isShown: boolean) => void;
  film: FilmListeners | null;
  filmState: string;
}

/** A tab whose clock, mirror, microphone and recorder are the test's. */
function openTab(
  database = memoryDatabase(),
  others: { recording: boolean } = { recording: false },
  owner = 'ada',
) {
  const tab: Tab = {
    now: 0,
    look: DEFAULT_LOOK,
    picture: new Stream(),
    microphoneFailure: null,
    filmFailure: null,
    shown: () => undefined,
    film: null,
    filmState: 'none',
  };
  let ids = 0;
  const tutorials = createTutorials({
    database,
    tellOthers: () => undefined,
    isRecording: () => Promise.resolve(others.recording),
  });
  const recording = createRecording({
    now: () => tab.now,
    date: () => new Date('2026-11-23T18:00:00Z'),
    newId: () => `id-${(ids += 1)}`,
    look: () => tab.look,
    picture: () => tab.picture as unknown as MediaStream | null,
    followShown: (listener) => {
      tab.shown = listener;
      return () => undefined;
    },
    openMicrophone: () =>
      tab.microphoneFailure === null
        ? Promise.resolve(new Stream() as unknown as MediaStream)
        : Promise.reject(tab.microphoneFailure),
    filmType: () => 'video/webm',
    startFilm: (_picture, _sound, type, listeners) => {
      if (tab.filmFailure !== null) return Promise.reject(tab.filmFailure);
      tab.film = listeners;
      tab.filmState = 'running';
      return Promise.resolve({
        type,
        pause: () => (tab.filmState = 'paused'),
        resume: () => (tab.filmState = 'running'),
        stop: () => {
          tab.filmState = 'stopped';
          listeners.onPiece(new Blob(['end']));
          return Promise.resolve();
        },
      });
    },
    claim: () => {
      if (others.recording) return Promise.resolve(null);
      others.recording = true;
      return Promise.resolve(() => {
        others.recording = false;
      });
    },
    repeat: () => () => undefined,
    tutorials,
    owner,
  });
  return { tab, database, others, tutorials, recording, state: recording.store.getState };
}

/** A film's segment, with the head that says nothing yet. */
const EMPTY_HEAD = [0x18, 0x53, 0x80, 0x67, 0xff, 0x15, 0x49, 0xa9, 0x66, 0x80];
/** Where its duration is written: after its id and its size. */
const DURATION_AT = 20;

/** Until what was begun is written. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

describe('a recording', () => {
  it('needs a title', async () => {
    const { recording, state } = openTab();
    expect(await recording.start({ ...WITH_FILM, title: '  ' })).toBe('title-required');
    expect(state()).toEqual({ phase: 'idle' });
  });

  it('keeps the look of each step with its duration and its offset, and ends with all of it', async () => {
    const { tab, recording } = openTab();
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
    const { recording } = openTab();
    expect(recording.addStep('Too early', '')).toBeNull();
    await recording.start(WITH_FILM);
    await recording.stop();
    expect(recording.addStep('Too late', '')).toBeNull();
    expect(await recording.stop()).toBeNull();
  });

  it('can be read by the next page after a crash: steps, and the film up to there', async () => {
    const { tab, database, recording } = openTab();
    await recording.start(WITH_FILM);
    tab.film?.onPiece(new Blob(['one ']));
    tab.film?.onPiece(new Blob(['two']));
    tab.now = 3000;
    recording.addStep('Lips', '');
    await settle();
    const next = openTab(database);
    await next.tutorials.load();
    expect(next.tutorials.store.getState().tutorials).toMatchObject([
      { state: 'cut-short', tutorial: { steps: [{ title: 'Lips' }], totalDuration: 3000 } },
    ]);
    expect(await (await next.tutorials.film('id-1'))?.text()).toBe('one two');
  });

  it('is left alone by another tab while it runs, and keeps that tab from recording', async () => {
    const first = openTab();
    await first.recording.start(WITH_FILM);
    await settle();
    const second = openTab(first.database, first.others);
    await second.tutorials.load();
    expect(second.tutorials.store.getState().tutorials[0]?.state).toBe('recording');
    expect(await second.recording.start(WITH_FILM)).toBe('other-tab');
    await first.recording.stop();
    expect(await second.recording.start(WITH_FILM)).toBeNull();
  });

  it('waits while the mirror is empty, and its time with it', async () => {
    const { tab, recording, state } = openTab();
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
    const { tab, database, recording, state } = openTab();
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

  it('keeps the length of a film that found no more room, up to the last piece that is there', async () => {
    const { tab, database, tutorials, recording } = openTab();
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
    const { tab, database, recording } = openTab();
    await recording.start(WITH_FILM);
    tab.film?.onPiece(new Blob([new Uint8Array(EMPTY_HEAD)]));
    tab.now = 3000;
    tab.film?.onFailure();
    tab.now = 9000;
    const kept = await recording.stop();
    const next = openTab(database);
    await next.tutorials.load();
    const bytes = await (await next.tutorials.film(kept!.id))!.arrayBuffer();
    expect(new DataView(bytes).getFloat64(DURATION_AT)).toBe(3000);
  });

  it('writes the duration into a head that came in two pieces', async () => {
    const { tab, tutorials, recording } = openTab();
    await recording.start(WITH_FILM);
    tab.film?.onPiece(new Blob([new Uint8Array(EMPTY_HEAD.slice(0, 7))]));
    tab.film?.onPiece(new Blob([new Uint8Array(EMPTY_HEAD.slice(7))]));
    const kept = await recording.stop();
    const film = await tutorials.film(kept!.id);
    const duration = [0x44, 0x89, 0x88];
    expect([...new Uint8Array(await film!.arrayBuffer()).slice(17, 20)]).toEqual(duration);
  });

  it('keeps the film in memory where the browser keeps nothing', async () => {
    const { tab, database, tutorials, recording } = openTab();
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
  ])('does not start without the voice that was asked for: %s', async (name, problem) => {
    const { tab, others, recording, state } = openTab();
    tab.microphoneFailure = new DOMException('no', name);
    expect(await recording.start({ ...WITH_FILM, sound: true })).toBe(problem);
    expect(state()).toEqual({ phase: 'idle' });
    expect(others.recording).toBe(false);
  });

  it('does not film an empty mirror, and lets go of the microphone', async () => {
    const { tab, recording } = openTab();
    tab.picture = null;
    expect(await recording.start({ ...WITH_FILM, sound: true })).toBe('nothing-shown');
    expect(await recording.start({ ...WITH_FILM, film: false })).toBeNull();
  });

  it('lets go of the picture where the recorder does not start', async () => {
    const { tab, recording } = openTab();
    tab.filmFailure = new Error('no encoder');
    expect(await recording.start(WITH_FILM)).toBe('film-failed');
    expect(tab.picture?.stopped).toBe(1);
  });

  it('says that the microphone is gone, and goes on', async () => {
    const { tab, recording, state } = openTab();
    await recording.start({ ...WITH_FILM, sound: true });
    tab.film?.onSoundEnd();
    expect(state()).toMatchObject({ phase: 'recording', film: 'running', sound: 'ended' });
  });
});

describe('the recording of a person', () => {
  it.each([GUEST, 'bea'])('is discarded with its film once %s is there instead', async (next) => {
    const { tab, database, others, tutorials, recording, state } = openTab();
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
    const { tab, database, recording, state } = openTab();
    const starting = recording.start({ ...WITH_FILM, sound: true });
    await recording.belongTo(GUEST);
    expect(await starting).toBe('person-left');
    expect(tab.filmState).toBe('stopped');
    expect(state()).toEqual({ phase: 'idle' });
    expect(await database.all('tutorials')).toEqual([]);
    expect(await recording.start(WITH_FILM)).toBeNull();
  });

  it('is not kept where they left while it was being stopped', async () => {
    const { database, recording, state } = openTab();
    await recording.start(WITH_FILM);
    const stopping = recording.stop();
    await recording.belongTo(GUEST);
    expect(await stopping).toBeNull();
    expect(state()).toEqual({ phase: 'idle' });
    expect([await database.all('tutorials'), await database.all('film')]).toEqual([[], []]);
  });

  it('goes on with a guest who signs in', async () => {
    const { recording, state } = openTab(memoryDatabase(), { recording: false }, GUEST);
    await recording.start(WITH_FILM);
    await recording.belongTo('ada');
    expect(state()).toMatchObject({ phase: 'recording', film: 'running' });
  });
});

describe('a tutorial that was deleted', () => {
  it('comes back with its film', async () => {
    const { tab, database, tutorials, recording } = openTab();
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
