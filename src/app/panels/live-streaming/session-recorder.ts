/** A recording of what a host shows, on their own device: nobody else gets it. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Film, startFilm } from '#app/look/film/film-recorder.ts';
import type { SoundDesk } from './sound-desk.ts';

/** The largest recording, in bytes: the browser holds it until it is saved. */
export const MOST_RECORDED = 1_000_000_000;

/** Whole megabytes, at least 1. */
export function megabytesOf(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1_000_000));
}

export interface RecordedFile {
  readonly file: Blob;
  readonly type: string;
}

export interface RecorderState {
  readonly phase: 'off' | 'starting' | 'running';
  /** Of the present recording, in bytes. */
  readonly size: number;
  /** Why the last one ended by itself; null where it did not. */
  readonly ended: 'full' | 'failed' | null;
  /** The last recording, until it is saved or deleted. */
  readonly recorded: RecordedFile | null;
}

/** Why a recording did not start. */
export type RecorderProblem = 'not-supported' | 'nothing-shown';

export interface RecorderNeeds {
  /** What the mirror shows, as a stream of its own; null while it shows nothing. */
  readonly picture: () => MediaStream | null;
  readonly followShown: (listener: (isShown: boolean) => void) => () => void;
  readonly filmType: (hasSound: boolean) => string | null;
  readonly startFilm: typeof startFilm;
  readonly openSoundDesk: () => SoundDesk | null;
}

export interface SessionRecorder {
  readonly store: StoreApi<RecorderState>;
  /** Resolves with why it did not start, or null. Nothing happens while one runs. */
  readonly start: () => Promise<RecorderProblem | null>;
  /** Resolves once what was recorded is there. */
  readonly stop: () => Promise<void>;
  /** What is recorded follows what is sent: without the camera it is black, without the microphone silent. */
  readonly setCamera: (isOn: boolean) => void;
  readonly setMicrophone: (track: MediaStreamTrack | null) => void;
  readonly discard: () => void;
}

const OFF: RecorderState = { phase: 'off', size: 0, ended: null, recorded: null };

export function createSessionRecorder(needs: RecorderNeeds): SessionRecorder {
  const store = createStore<RecorderState>(() => OFF);
  let film: Film | null = null;
  let desk: SoundDesk | null = null;
  let shown: MediaStreamTrack | null = null;
  let pieces: Blob[] = [];
  let isCameraOn = true;
  let microphone: MediaStreamTrack | null = null;
  let unfollow: () => void = () => undefined;

  function takePiece(piece: Blob): void {
    pieces.push(piece);
    const size = store.getState().size + piece.size;
    store.setState({ size });
    if (size >= MOST_RECORDED) void end('full');
  }

  async function end(ended: RecorderState['ended']): Promise<void> {
    const ending = film;
    if (ending === null) return;
    film = null;
    unfollow();
    await ending.stop();
    desk?.close();
    desk = null;
    shown = null;
    const recorded =
      pieces.length === 0
        ? null
        : { file: new Blob(pieces, { type: ending.type }), type: ending.type };
    pieces = [];
    store.setState({ phase: 'off', ended, recorded });
  }

  return {
    store,
    async start() {
      if (store.getState().phase !== 'off') return null;
      const picture = needs.picture();
      if (picture === null) return 'nothing-shown';
      const giveUp = (): RecorderProblem => {
        for (const track of picture.getTracks()) track.stop();
        desk?.close();
        desk = null;
        store.setState({ phase: 'off' });
        return 'not-supported';
      };
      desk = needs.openSoundDesk();
      const type = needs.filmType(desk !== null);
      if (type === null) return giveUp();
      store.setState({ ...OFF, phase: 'starting' });
      pieces = [];
      shown = picture.getVideoTracks()[0] ?? null;
      if (shown !== null) shown.enabled = isCameraOn;
      desk?.put(microphone);
      try {
        film = await needs.startFilm(picture, desk?.stream ?? null, type, {
          onPiece: takePiece,
          onFailure: () => void end('failed'),
          onSoundEnd: () => undefined,
        });
      } catch {
        return giveUp();
      }
      unfollow = needs.followShown((isShown) => {
        if (isShown) film?.resume();
        else film?.pause();
      });
      store.setState({ phase: 'running' });
      return null;
    },
    stop: () => end(null),
    setCamera(isOn) {
      isCameraOn = isOn;
      if (shown !== null) shown.enabled = isOn;
    },
    setMicrophone(track) {
      microphone = track;
      desk?.put(track);
    },
    discard() {
      store.setState({ recorded: null, ended: null, size: 0 });
    },
  };
}
