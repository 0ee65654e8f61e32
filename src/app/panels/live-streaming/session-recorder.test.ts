import { describe, expect, it } from 'vitest';
import type { FilmListeners } from '#app/look/film/film-recorder.ts';
import { createSessionRecorder, MOST_RECORDED } from './session-recorder.ts';

/** A track as far as a recording touches it. */
function track() {
  return {
    enabled: true,
    isStopped: false,
    stop(): void {
      this.isStopped = true;
    },
  };
}

interface Played {
  readonly isShown?: boolean;
  readonly type?: string | null;
}

function open({ isShown = true, type = 'video/webm' }: Played = {}) {
  const video = track();
  const stream = { getVideoTracks: () => [video], getTracks: () => [video] };
  const played = {
    listeners: null as FilmListeners | null,
    isPaused: false,
    heard: null as MediaStreamTrack | null,
    isDeskClosed: false,
    show: (_isShown: boolean): void => undefined,
  };
  const recorder = createSessionRecorder({
    picture: () => (isShown ? (stream as unknown as MediaStream) : null),
    followShown: (listener) => {
      played.show = listener;
      return () => undefined;
    },
    filmType: () => type,
    startFilm: (_picture, _sound, filmType, listeners) => {
      played.listeners = listeners;
      return Promise.resolve({
        type: filmType,
        pause: () => {
          played.isPaused = true;
        },
        resume: () => {
          played.isPaused = false;
        },
        stop: () => {
          listeners.onPiece(new Blob(['the end']));
          return Promise.resolve();
        },
      });
    },
    openSoundDesk: () => ({
      stream: {} as MediaStream,
      put: (each) => {
        played.heard = each;
      },
      close: () => {
        played.isDeskClosed = true;
      },
    }),
  });
  return { recorder, played, video };
}

describe('a recording of a live session', () => {
  it('holds every piece, the last one included, until it is saved or deleted', async () => {
    const { recorder, played } = open();
    expect(await recorder.start()).toBeNull();
    played.listeners?.onPiece(new Blob(['the beginning, ']));
    await recorder.stop();
    const { phase, recorded } = recorder.store.getState();
    expect(phase).toBe('off');
    expect(await recorded?.file.text()).toBe('the beginning, the end');
    recorder.discard();
    expect(recorder.store.getState().recorded).toBeNull();
  });

  it('records no picture and no sound beyond what is sent', async () => {
    const { recorder, played, video } = open();
    const microphone = {} as MediaStreamTrack;
    recorder.setCamera(false);
    await recorder.start();
    expect([video.enabled, played.heard]).toEqual([false, null]);
    recorder.setCamera(true);
    recorder.setMicrophone(microphone);
    expect([video.enabled, played.heard]).toEqual([true, microphone]);
    recorder.setMicrophone(null);
    expect(played.heard).toBeNull();
  });

  it('waits while the mirror shows nothing', async () => {
    const { recorder, played } = open();
    await recorder.start();
    played.show(false);
    expect(played.isPaused).toBe(true);
    played.show(true);
    expect(played.isPaused).toBe(false);
  });

  it('ends by itself when it is as large as can be held, and is kept', async () => {
    const { recorder, played } = open();
    await recorder.start();
    const huge = Object.defineProperty(new Blob(['x']), 'size', { value: MOST_RECORDED });
    played.listeners?.onPiece(huge);
    await expect.poll(() => recorder.store.getState().phase).toBe('off');
    expect(recorder.store.getState()).toMatchObject({ ended: 'full' });
    expect(recorder.store.getState().recorded).not.toBeNull();
  });

  it('does not begin where nothing is shown, or nothing can be recorded', async () => {
    expect(await open({ isShown: false }).recorder.start()).toBe('nothing-shown');
    const { recorder, played, video } = open({ type: null });
    expect(await recorder.start()).toBe('not-supported');
    expect([video.isStopped, played.isDeskClosed]).toEqual([true, true]);
  });
});
