/** The mirror's hand tracker in plain Node, for tests and benches. */

import { pathToFileURL } from 'node:url';

import {
  createHandTracker,
  type HandTrackerAssets,
} from '#engine/tracking/hands/create-hand-tracker.ts';
import type { HandTracker } from '#engine/tracking/hands/hand-tracker.ts';
import { TRACKER_FILES } from '#scripts/models/build.ts';

import { fetchFile } from '#server/services/pictures/worker/fetch-file.ts';
import { nodeTrackerAssets } from './node-face-tracker.ts';

/** Addresses of the hand tracker's files on this machine, which are built if they are missing. */
export function nodeHandTrackerAssets(): HandTrackerAssets {
  const { runtimeModule, runtimeWasm } = nodeTrackerAssets();
  return { runtimeModule, runtimeWasm, handModels: pathToFileURL(TRACKER_FILES.handModels).href };
}

/** A tracker that uses the files on this machine. */
export function createNodeHandTracker(): Promise<HandTracker> {
  return createHandTracker(nodeHandTrackerAssets(), { fetch: fetchFile });
}
