/** Has the server sign the picture in the mirror, once the person has seen it and agreed to send it. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import { SIGN_WORDS } from '#content/panels/verify-words.ts';
import { LARGEST_PICTURE_BYTES, signPicture } from '#contracts/signed-pictures.ts';
import { bareJpeg } from '#domain/picture/bare-jpeg.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { dataUrlOf, fileOf } from '#app/kit/ui/data-url.ts';
import type { Studio } from '#studio/studio.ts';

const QUALITY = 0.92;
const LONGEST_SIDE = 2048;

/** A JPEG stripped down to its picture, which waits for the person's answer. */
export interface PictureToSign {
  readonly dataUrl: string;
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
}

export type SigningState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'taking' }
  | { readonly kind: 'asking'; readonly picture: PictureToSign }
  | { readonly kind: 'sending' }
  | { readonly kind: 'signed'; readonly picture: Blob; readonly signedAt: string }
  /** With a sentence that says why. */
  | { readonly kind: 'failed'; readonly message: string };

export interface Signing {
  readonly state: StoreApi<SigningState>;
  /** Takes the picture and asks. */
  readonly ask: () => Promise<void>;
  /** Sends the picture that was asked about. Resolves with whether it was signed. */
  readonly send: () => Promise<boolean>;
  /** Drops a picture that was not sent, and no longer waits for the answer to one that was. */
  readonly forget: () => void;
}

export function createSigning({ stills }: Pick<Studio, 'stills'>): Signing {
  const state = createStore<SigningState>(() => ({ kind: 'idle' }));
  let running = new AbortController();
  const set = (next: SigningState): void => state.setState(next, true);

  return {
    state,
    async ask() {
      const { kind } = state.getState();
      if (kind === 'taking' || kind === 'asking' || kind === 'sending') return;
      running = new AbortController();
      const { signal } = running;
      set({ kind: 'taking' });
      const taken = await takePicture(stills, signal);
      if (signal.aborted) return;
      set(
        typeof taken === 'string'
          ? { kind: 'failed', message: taken }
          : { kind: 'asking', picture: taken },
      );
    },
    async send() {
      const asked = state.getState();
      if (asked.kind !== 'asking') return false;
      const { dataUrl, sha256, size } = asked.picture;
      const { signal } = running;
      set({ kind: 'sending' });
      try {
        const body = { image: dataUrl, sha256, size, consent: true } as const;
        const reply = await callApi(signPicture, { body, signal });
        if (signal.aborted) return false;
        const picture = fileOf(reply.image, 'image/jpeg');
        set({ kind: 'signed', picture, signedAt: reply.signedAt });
        return true;
      } catch (thrown) {
        if (!signal.aborted) set({ kind: 'failed', message: sentenceOf(thrown) });
        return false;
      }
    },
    forget() {
      running.abort();
      set({ kind: 'idle' });
    },
  };
}

/** The picture, or a sentence that says why there is none. */
async function takePicture(
  stills: Studio['stills'],
  signal: AbortSignal,
): Promise<PictureToSign | string> {
  const taken = await stills.take(
    { content: 'composed', area: 'seen', format: 'jpeg', quality: QUALITY, maxSide: LONGEST_SIDE },
    signal,
  );
  if (!taken.ok) {
    return taken.failure === 'nothing-shown' ? SIGN_WORDS.nothingShown : SIGN_WORDS.notTaken;
  }
  // Some browsers write data about themselves into the file; nothing but the picture is signed.
  const bytes = bareJpeg(new Uint8Array(await taken.value.arrayBuffer()));
  if (bytes === null) return SIGN_WORDS.notTaken;
  if (bytes.length > LARGEST_PICTURE_BYTES) return SIGN_WORDS.tooLarge;
  return {
    dataUrl: await dataUrlOf(new Blob([bytes], { type: 'image/jpeg' })),
    sha256: inHexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))),
    size: bytes.length,
  };
}

function sentenceOf(thrown: unknown): string {
  if (!(thrown instanceof ApiProblem)) throw thrown;
  const said = [thrown.message, thrown.details].filter((part) => part !== undefined && part !== '');
  return said.length === 0 ? CONNECTION_WORDS.offline : said.join(' ');
}

function inHexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
