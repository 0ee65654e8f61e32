import { END_WORDS, LIVE_TOASTS } from '#content/panels/live-words.ts';
import { browserFilmType, startFilm } from '#app/look/film/film-recorder.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { browserListener } from '#app/speech/browser-speech.ts';
import { wait } from '#studio/browser/timers.ts';
import { createFilmCommands } from '#studio/commands/film.ts';
import { currentLook } from '#studio/state/state.ts';
import type { Studio } from '#studio/studio.ts';
import { type Broadcast, createBroadcast, isOnAir } from './broadcast.ts';
import { createCaptions } from './captions.ts';
import { showLiveSign } from './live-sign.tsx';
import { createSessionRecorder } from './session-recorder.ts';
import { openSoundDesk } from './sound-desk.ts';

const made = new WeakMap<Studio, Broadcast>();

async function openMicrophone(): Promise<MediaStreamTrack> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const [track] = stream.getAudioTracks();
  if (track === undefined) throw new DOMException('There is no microphone.', 'NotFoundError');
  return track;
}

/** The live session of a studio; the same each time, so that it outlives the panel. */
export function broadcastOf(studio: Studio): Broadcast {
  const known = made.get(studio);
  if (known !== undefined) return known;
  const film = studio.extend(createFilmCommands);
  const { picture, followShown } = film;
  const recorder = createSessionRecorder({
    picture,
    followShown,
    filmType: browserFilmType,
    startFilm,
    openSoundDesk,
  });
  const broadcast = createBroadcast({
    picture,
    followShown,
    look: () => currentLook(studio.store.getState()),
    followLook: (listener) =>
      studio.store.subscribe((state, before) => {
        if (currentLook(state) !== currentLook(before)) listener();
      }),
    openMicrophone,
    recorder,
    createCaptions: (tell) =>
      createCaptions({
        listener: browserListener,
        tell,
        wait,
        now: () => performance.now(),
      }),
  });
  let hideSign: (() => void) | null = null;
  broadcast.store.subscribe((state) => {
    if (isOnAir(state)) hideSign ??= showLiveSign(state.hasPicture);
    else {
      hideSign?.();
      hideSign = null;
    }
    // However it ended, and whatever panel is open then.
    if (state.phase !== 'off' || state.endedBecause === null) return;
    const why = state.endedBecause === 'host' ? '' : END_WORDS[state.endedBecause];
    toast(LIVE_TOASTS.ended, {}, why);
  });
  made.set(studio, broadcast);
  return broadcast;
}
