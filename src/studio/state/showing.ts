/**
 * What is in the mirror now, and the one attempt to put something else there. Camera, photo and drawn
 * model all come and go through here, so that no two of them are ever shown or started at once.
 */

import { ANNOUNCEMENTS } from '#content/announcements.ts';
import { WHOLE_VIEW } from '#domain/picture/fit.ts';
import type { MirrorFailure } from '#engine/index.ts';
import type { MirrorSession } from './mirror-session.ts';
import type { Notices } from './notices.ts';
import type { Problem, Source, StudioStore } from './state.ts';

export interface Showing {
  /**
   * Registers a request that takes a while to prepare, such as a file that is read first. The function
   * returned says whether it is still the latest request.
   */
  readonly prepare: () => () => boolean;
  /** Starts an attempt and ends the one before. The signal ends with it. */
  readonly begin: (source: Exclude<Source, 'nothing'>) => AbortSignal;
  /** Sets what releases the resources of this attempt (tracks, a bitmap). */
  readonly hold: (release: () => void) => void;
  /** Back to the stopped state, with the reason if there is one. */
  readonly stop: (problem?: Problem | null) => void;
  /** Back to the stopped state because the engine failed. */
  readonly fail: (failure: MirrorFailure) => void;
  /** How to do again what was tried last. */
  readonly rememberAttempt: (attempt: () => void) => void;
  readonly retry: () => void;
}

export function createShowing(
  store: StudioStore,
  session: MirrorSession,
  notices: Notices,
): Showing {
  let attempt: AbortController | null = null;
  let release: (() => void) | null = null;
  let again: (() => void) | null = null;
  let requests = 0;

  function releaseAll(): void {
    attempt?.abort();
    attempt = null;
    session.current()?.stop();
    release?.();
    release = null;
  }

  const showing: Showing = {
    prepare() {
      requests += 1;
      const request = requests;
      return () => request === requests;
    },
    begin(source) {
      requests += 1;
      releaseAll();
      notices.withdrawFailure();
      attempt = new AbortController();
      store.setState({
        source,
        status: 'starting',
        problem: null,
        progress: null,
        face: 'unknown',
        statistics: null,
        pictureSize: null,
        view: WHOLE_VIEW,
        faces: null,
      });
      return attempt.signal;
    },
    hold(releaseHeld) {
      release = releaseHeld;
    },
    stop(problem = null) {
      releaseAll();
      store.setState({
        source: 'nothing',
        status: 'stopped',
        problem,
        progress: null,
        face: 'unknown',
        statistics: null,
        pictureSize: null,
        view: WHOLE_VIEW,
        faces: null,
        bare: false,
      });
      notices.announce(ANNOUNCEMENTS.stopped);
    },
    fail(failure) {
      showing.stop({ kind: 'face-model', code: failure.code });
    },
    rememberAttempt(tried) {
      again = tried;
    },
    retry() {
      again?.();
    },
  };
  session.onFailure((failure) => {
    if (store.getState().status === 'active') showing.fail(failure);
  });
  return showing;
}
