/** The mirror's face tracker in plain Node, for tests and benches. */

import { openAsBlob } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { createFaceTracker } from '#engine/tracking/create-face-tracker.ts';
import type { FaceTracker, TrackerAssets } from '#engine/tracking/face-tracker.ts';
import { TRACKER_FILES, buildTrackerFiles } from '#scripts/models/build.ts';

/** Addresses of the tracker's files on this machine, which are built if they are missing. */
export function nodeTrackerAssets(): TrackerAssets {
  buildTrackerFiles();
  return {
    models: pathToFileURL(TRACKER_FILES.models).href,
    runtimeModule: pathToFileURL(TRACKER_FILES.runtimeModule).href,
    runtimeWasm: pathToFileURL(TRACKER_FILES.runtimeWasm).href,
  };
}

/** `fetch` for addresses of files, which Node's own does not serve. */
export const fetchFile: typeof fetch = async (address) => {
  if (typeof address !== 'string') throw new TypeError('only addresses as text are files here');
  return new Response(await openAsBlob(fileURLToPath(address)));
};

/** A tracker on the files of this machine. */
export function createNodeFaceTracker(): Promise<FaceTracker> {
  return createFaceTracker(nodeTrackerAssets(), { fetch: fetchFile });
}
