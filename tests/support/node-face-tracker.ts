/** The mirror's face tracker in plain Node, for tests and benches. */

import { openAsBlob } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { createFaceTracker } from '#engine/tracking/create-face-tracker.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';

import { TRACKER_FILES, buildTrackerFiles } from '#scripts/models/build.ts';

/** Builds the tracker's files if they are missing, and starts a tracker on them. */
export async function createNodeFaceTracker(): Promise<FaceTracker> {
  buildTrackerFiles();
  return createFaceTracker(
    {
      models: pathToFileURL(TRACKER_FILES.models).href,
      runtimeModule: pathToFileURL(TRACKER_FILES.runtimeModule).href,
      runtimeWasm: pathToFileURL(TRACKER_FILES.runtimeWasm).href,
    },
    { fetch: readFile },
  );
}

/** `fetch` for addresses of files, which Node's own does not serve. */
const readFile: typeof fetch = async (address) => {
  if (typeof address !== 'string') throw new TypeError('only addresses as text are files here');
  return new Response(await openAsBlob(fileURLToPath(address)));
};
