import { failure, success, type Result } from '#domain/result.ts';
import type { FromReader, ToReader } from './reader-messages.ts';

/** What a picture's credentials are, as the library tells them in JSON, or the name of its error. */
export type ReadAnswer = Result<string, string>;

export type LoadFailure = 'not-loaded' | 'aborted';

/** Reads content credentials, once its program has been loaded. */
export interface CredentialReader {
  /** @param onProgress is told how many bytes have arrived. Resolves at once where it was loaded before. */
  readonly load: (
    onProgress: (loaded: number) => void,
    signal: AbortSignal,
  ) => Promise<Result<void, LoadFailure>>;
  /** @param root the only certificate that is trusted, in PEM. Rejects when the reader breaks or ends meanwhile. */
  readonly read: (file: Blob, type: string, root: string | null) => Promise<ReadAnswer>;
  readonly end: () => void;
}

/** The reader's thread ended before it answered. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError';
}

interface Waiting {
  readonly resolve: (answer: ReadAnswer) => void;
  readonly reject: (error: ReaderError) => void;
}

/** @param address of its program */
export function createCredentialReader(address: string): CredentialReader {
  let worker: Worker | null = null;
  let isReady = false;
  let onLoad: ((message: FromReader | null) => void) | null = null;
  let reads = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(new URL('./credential-reader.worker.ts', import.meta.url), {
      type: 'module',
      name: 'lookglass-credentials',
    });
    started.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      if (data.kind === 'read') settle(data.id, success(data.json));
      else if (data.kind === 'not-read') settle(data.id, failure(data.error));
      else onLoad?.(data);
    });
    started.addEventListener('error', end);
    return started;
  }

  function settle(id: number, answer: ReadAnswer): void {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  }

  function end(): void {
    worker?.terminate();
    worker = null;
    isReady = false;
    onLoad?.(null);
    for (const { reject } of waiting.values()) reject(new ReaderError('the reader has ended'));
    waiting.clear();
  }

  function say(message: ToReader): void {
    worker ??= start();
    worker.postMessage(message);
  }

  return {
    async load(onProgress, signal) {
      if (isReady) return success(undefined);
      if (signal.aborted) return failure('aborted');
      return new Promise((resolve) => {
        signal.addEventListener('abort', end, { once: true });
        onLoad = (message) => {
          if (message?.kind === 'progress') {
            onProgress(message.loaded);
            return;
          }
          onLoad = null;
          signal.removeEventListener('abort', end);
          isReady = message?.kind === 'ready';
          if (isReady) resolve(success(undefined));
          else resolve(failure(signal.aborted ? 'aborted' : 'not-loaded'));
        };
        say({ kind: 'load', address });
      });
    },
    read(file, type, root) {
      return new Promise((resolve, reject) => {
        reads += 1;
        waiting.set(reads, { resolve, reject });
        say({ kind: 'read', id: reads, file, type, root });
      });
    },
    end,
  };
}
