/** Films the mirror's picture or a story with the browser's own recorder, piece by piece. */

import { filmType, filmTypeToPost } from '#domain/film/film-type.ts';
import { wait } from '#studio/browser/timers.ts';

/** Length of a piece of film, in milliseconds: a crash loses about that much. */
const PIECE = 1000;
/** Bits a second: 720p of a face that hardly moves, about 19 MB a minute. */
const BITRATE = 2_500_000;

export interface FilmListeners {
  readonly onPiece: (piece: Blob) => void;
  /** The recorder has failed; what it had recorded was handed over. */
  readonly onFailure: () => void;
  /** The microphone was unplugged or taken away. The picture goes on. */
  readonly onSoundEnd: () => void;
}

export interface Film {
  /** The MIME type of the file, such as `video/webm;codecs=vp8`. */
  readonly type: string;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Resolves once the last piece was handed over; ends picture and sound. */
  readonly stop: () => Promise<void>;
}

/** The MIME type of film that this browser records; null where it records none. */
export function browserFilmType(hasSound: boolean): string | null {
  if (!('MediaRecorder' in globalThis)) return null;
  return filmType(hasSound, (type) => MediaRecorder.isTypeSupported(type));
}

/**
 * The MIME type of silent film that this browser records and that social apps accept best; null where it
 * records none.
 */
export function browserFilmTypeToPost(): string | null {
  if (!('MediaRecorder' in globalThis)) return null;
  return filmTypeToPost((type) => MediaRecorder.isTypeSupported(type));
}

/** Asks for the microphone. Rejects with the browser's exception. */
export function openMicrophone(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ audio: true });
}

/** How long to wait for the first pictures, in milliseconds; a still photo never gives a second one. */
const PATIENCE = 1500;

/**
 * Waits until the mirror's picture has arrived: until then the stream is black and has a different size, and
 * a film cannot change its size.
 */
async function firstPicture(picture: MediaStream): Promise<void> {
  const video = document.createElement('video');
  // Older browsers lack this method, although its type says otherwise.
  if (!('requestVideoFrameCallback' in video)) return wait(PATIENCE);
  video.muted = true;
  video.srcObject = picture;
  const next = (): Promise<void> =>
    new Promise((resolve) => {
      video.requestVideoFrameCallback(() => {
        resolve();
      });
    });
  const shown = async (): Promise<void> => {
    await video.play();
    // The first may still be the black one.
    await next();
    await next();
  };
  await Promise.race([shown().catch(() => undefined), wait(PATIENCE)]);
  video.srcObject = null;
}

/**
 * Begins a film. Resolves once it runs.
 *
 * @param sound of the microphone; null for a silent film
 * @param bitrate bits a second
 * @throws where the browser cannot record it after all
 */
export async function startFilm(
  picture: MediaStream,
  sound: MediaStream | null,
  type: string,
  { onPiece, onFailure, onSoundEnd }: FilmListeners,
  bitrate = BITRATE,
): Promise<Film> {
  await firstPicture(picture);
  const tracks = [...picture.getVideoTracks(), ...(sound?.getAudioTracks() ?? [])];
  const recorder = new MediaRecorder(new MediaStream(tracks), {
    mimeType: type,
    videoBitsPerSecond: bitrate,
  });
  const endTracks = (): void => {
    for (const track of tracks) track.stop();
  };
  const [soundTrack] = sound?.getAudioTracks() ?? [];
  soundTrack?.addEventListener('ended', onSoundEnd);
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onPiece(data);
  });
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      endTracks();
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    recorder.addEventListener('start', () => {
      resolve();
    });
    recorder.addEventListener('error', () => {
      reject(new Error('the recorder did not start'));
    });
    recorder.start(PIECE);
  }).catch((cause: unknown) => {
    endTracks();
    throw cause;
  });
  recorder.addEventListener('error', onFailure);
  return {
    type,
    pause: () => {
      if (recorder.state === 'recording') recorder.pause();
    },
    resume: () => {
      if (recorder.state === 'paused') recorder.resume();
    },
    stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      return stopped;
    },
  };
}
