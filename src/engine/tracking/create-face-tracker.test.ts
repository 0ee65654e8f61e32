import { describe, expect, it } from 'vitest';

import { fetchFile, nodeTrackerAssets } from '#tests/support/node-face-tracker.ts';

import { createFaceTracker } from './create-face-tracker.ts';
import { MODELS_BYTES, RUNTIME_WASM_BYTES } from './file-sizes.ts';
import { TrackerLoadError, TrackerRuntimeError, TrackerStartError } from './tracker-errors.ts';

const TOTAL = MODELS_BYTES + RUNTIME_WASM_BYTES;

const assets = nodeTrackerAssets();

/** Answers every request for the models with `response`. */
function withModels(response: () => Response | Promise<Response>): typeof fetch {
  return async (address, options) =>
    address === assets.models ? response() : fetchFile(address, options);
}

describe('making a tracker', () => {
  it('tells how much is loaded, up to the sum of all files', async () => {
    const steps: number[] = [];
    const tracker = await createFaceTracker(assets, {
      fetch: fetchFile,
      onProgress: (loaded, total) => {
        expect(total).toBe(TOTAL);
        steps.push(loaded);
      },
    });
    tracker.dispose();
    expect(steps.length).toBeGreaterThan(2);
    expect(steps).toEqual(steps.toSorted((first, second) => first - second));
    expect(steps.at(-1)).toBe(TOTAL);
  });

  it.each([
    ['is not there', () => new Response('', { status: 404 }), 'answered 404'],
    ['is another page', () => new Response('<!doctype html>'), 'ends after 15 of'],
    ['is larger than it should be', () => new Response(new Uint8Array(TOTAL)), 'is larger than'],
    ['holds no models', () => new Response(new Uint8Array(MODELS_BYTES)), 'does not hold models'],
    ['cannot be reached', () => Promise.reject(new TypeError('no network')), 'no network'],
  ])('says that files could not be loaded when one %s', async (_, response, cause) => {
    const failure = createFaceTracker(assets, { fetch: withModels(response) });
    await expect(failure).rejects.toThrow(TrackerLoadError);
    await expect(failure).rejects.toThrow(cause);
    await expect(failure).rejects.toMatchObject({ code: 'runtime-load-failed' });
  });

  it('says that files could not be loaded when the runtime is not there', async () => {
    const runtimeModule = assets.runtimeModule.replace('litert', 'missing');
    const failure = createFaceTracker({ ...assets, runtimeModule }, { fetch: fetchFile });
    await expect(failure).rejects.toThrow(TrackerLoadError);
  });

  it('says that the runtime is missing when its module exports none', async () => {
    const runtimeModule = 'data:text/javascript,export default 1;';
    const failure = createFaceTracker({ ...assets, runtimeModule }, { fetch: fetchFile });
    await expect(failure).rejects.toThrow(TrackerRuntimeError);
    await expect(failure).rejects.toMatchObject({ code: 'runtime-missing' });
  });

  it('says that the runtime is missing when the platform cannot compile it', async () => {
    const failure = createFaceTracker(assets, {
      fetch: async (address) =>
        address === assets.runtimeWasm
          ? new Response(new Uint8Array(RUNTIME_WASM_BYTES))
          : fetchFile(address),
    });
    await expect(failure).rejects.toThrow(TrackerRuntimeError);
  });

  it('says that it could not be started when the runtime does not take the models', async () => {
    const failure = createFaceTracker(assets, {
      fetch: withModels(async () => {
        const file = new Uint8Array(await (await fetchFile(assets.models)).arrayBuffer());
        return new Response(file.fill(0, 64));
      }),
    });
    await expect(failure).rejects.toThrow(TrackerStartError);
    await expect(failure).rejects.toMatchObject({ code: 'tracker-start-failed' });
  });

  it('gives up at once when it is aborted before', async () => {
    const failure = createFaceTracker(assets, {
      fetch: () => Promise.reject(new Error('nothing may be requested')),
      signal: AbortSignal.abort(new Error('closed')),
    });
    await expect(failure).rejects.toThrow('closed');
  });

  it('gives up with the reason when it is aborted while loading', async () => {
    const abort = new AbortController();
    const failure = createFaceTracker(assets, {
      fetch: fetchFile,
      signal: abort.signal,
      onProgress: () => abort.abort(new Error('closed')),
    });
    await expect(failure).rejects.toThrow('closed');
  });
});
