import { createHash } from 'node:crypto';
import type { ReplyOf } from '#contracts/contract.ts';
import type { readSigningRoot, signPicture } from '#contracts/signed-pictures.ts';
import { bareJpeg, isBareJpeg } from '#domain/picture/bare-jpeg.ts';
import { startQuietThread, type ThreadFailure } from '#server/concurrency/quiet-thread.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { PictureQueue } from '#server/services/pictures/picture-queue.ts';
import type { Signers } from './signers.ts';
import type { SigningOutcome, SigningTask } from './signing-task.ts';

/** A picture that a person asked us to sign, and what they said it is. */
export interface PictureToSign {
  /** A JPEG as a data URL. */
  readonly image: string;
  readonly sha256: string;
  readonly size: number;
}

/** Signs pictures. Nothing of them is kept, and nothing of them is logged. */
export interface PictureSigning {
  /** Rejects with what is wrong with the picture, with `overloaded`, `not_analyzed` or `not_set_up`. */
  readonly sign: (
    asked: PictureToSign,
    signal: AbortSignal,
  ) => Promise<ReplyOf<typeof signPicture>>;
  readonly root: () => Promise<ReplyOf<typeof readSigningRoot>>;
  readonly stop: () => Promise<void>;
}

interface PictureSigningNeeds {
  readonly signers: Signers;
  /** The thread's program as a file that Node can run; nothing is signed where there is none. */
  readonly program: string | undefined;
  readonly now: () => Date;
  /** The product's version. */
  readonly version: string;
}

/** Each takes a tenth of a second. */
const MOST_WAITING = 100;
const WAIT_MS = 30_000;
const LIMIT_MS = 20_000;

/** The library's memory is not part of this heap. */
const HEAP_MB = 128;
const YOUNG_HEAP_MB = 16;

const BARE_ADVICE =
  'Send a whole JPEG that holds its picture and nothing else: no camera’s data, comment, profile, preview or signature.';
const OTHER_FILE_ADVICE = 'What arrived is not the file whose size and SHA-256 were sent.';

/** An error in the thread, by its kind and place: its message may quote the picture. */
class SigningError extends Error {
  override readonly name = 'SigningError';

  constructor({ type, frames }: ThreadFailure) {
    super(`a picture could not be signed: ${type}`);
    this.stack = `${this.name}: ${this.message}\n${frames}`;
  }
}

export function createPictureSigning({
  signers,
  program,
  now,
  version,
}: PictureSigningNeeds): PictureSigning {
  const queue =
    program === undefined
      ? undefined
      : new PictureQueue<SigningTask, SigningOutcome>({
          start: () =>
            startQuietThread({
              program,
              name: 'lookglass-signing',
              resourceLimits: {
                maxOldGenerationSizeMb: HEAP_MB,
                maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
              },
            }),
          mostWaiting: MOST_WAITING,
          waitMs: WAIT_MS,
          limitMs: LIMIT_MS,
        });

  return {
    async sign({ image, sha256, size }, signal) {
      const signer = await signers.current();
      if (queue === undefined || signer === undefined) throw new ApiFailure('not_set_up');
      const picture = bytesOf(image);
      judge(picture, sha256, size);
      const signedAt = now();
      const { chain, root, key } = signer;
      const outcome = await queue.ask(
        {
          picture,
          facts: { sha256, size, signedAt, version },
          chain: chain.map(({ raw }) => new Uint8Array(raw)),
          root: String(root),
          key: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
        },
        signal,
      );
      if ('failed' in outcome) throw new SigningError(outcome.failed);
      const signed = Buffer.from(outcome.done.buffer);
      const reply = {
        image: `data:image/jpeg;base64,${signed.toString('base64')}`,
        signedAt: signedAt.toISOString(),
      };
      signed.fill(0);
      return reply;
    },
    async root() {
      const signer = queue === undefined ? undefined : await signers.current();
      if (signer === undefined) return { root: null };
      const { root } = signer;
      return {
        root: {
          certificate: String(root),
          fingerprint: root.fingerprint256,
          until: new Date(root.validTo).toISOString(),
        },
      };
    },
    stop: async () => queue?.stop(),
  };
}

/** Throws what is wrong with a picture, after overwriting its bytes. */
function judge(picture: Uint8Array, sha256: string, size: number): void {
  const isSame =
    picture.length === size && createHash('sha256').update(picture).digest('hex') === sha256;
  const fault = isSame
    ? faultOf(picture)
    : ({ code: 'broken_picture', details: OTHER_FILE_ADVICE } as const);
  if (fault === null) return;
  picture.fill(0);
  throw new ApiFailure(fault.code, { details: fault.details });
}

function faultOf(picture: Uint8Array) {
  if (isBareJpeg(picture)) return null;
  const code = bareJpeg(picture) === null ? 'broken_picture' : 'not_a_jpeg';
  return { code, details: BARE_ADVICE } as const;
}

/** The bytes behind a data URL, in memory of their own. */
function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const decoded = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const bytes = new Uint8Array(decoded);
  decoded.fill(0);
  return bytes;
}
