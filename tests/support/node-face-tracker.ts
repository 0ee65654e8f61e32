/** The mirror's face tracker in plain Node, for tests and benches. */

import { pathToFileURL } from 'node:url';

import { createFaceTracker } from '#engine/tracking/create-face-tracker.ts';
import type { FaceTracker, TrackerAssets } from '#engine/tracking/face-tracker.ts';
import { TRACKER_FILES, buildTrackerFiles } from '#scripts/models/build.ts';
import { fetchFile } from '#server/services/pictures/worker/fetch-file.ts';

export { fetchFile };

/** Addresses of the tracker's files on this machine, which are built if they are missing. */
export function nodeTrackerAssets(): TrackerAssets {
  buildTrackerFiles();
  return {
    models: pathToFileURL(TRACKER_FILES.models).href,
    runtimeModule: pathToFileURL(TRACKER_FILES.runtimeModule).href,
    runtimeWasm: pathToFileURL(TRACKER_FILES.runtimeWasm).href,
  };
}

/** A tracker that uses the files on this machine. */
export function createNodeFaceTracker(): Promise<FaceTracker> {
  return createFaceTracker(nodeTrackerAssets(), { fetch: fetchFile });
}
