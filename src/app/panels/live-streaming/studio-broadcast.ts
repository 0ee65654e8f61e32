import { createFilmCommands } from '#studio/commands/film.ts';
import { currentLook } from '#studio/state/state.ts';
import type { Studio } from '#studio/studio.ts';
import { type Broadcast, createBroadcast } from './broadcast.ts';

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
  const broadcast = createBroadcast({
    picture: film.picture,
    followShown: film.followShown,
    look: () => currentLook(studio.store.getState()),
    followLook: (listener) =>
      studio.store.subscribe((state, before) => {
        if (currentLook(state) !== currentLook(before)) listener();
      }),
    openMicrophone,
  });
  made.set(studio, broadcast);
  return broadcast;
}
