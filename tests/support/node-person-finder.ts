/** The mirror's person finder in plain Node, for tests. */

import { pathToFileURL } from 'node:url';

import { createPersonFinder } from '#engine/tracking/person/create-person-finder.ts';
import type { PersonFinder } from '#engine/tracking/person/person-model.ts';
import { TRACKER_FILES } from '#scripts/models/build.ts';
import { fetchFile, nodeTrackerAssets } from './node-face-tracker.ts';

/** A finder that uses the files on this machine, which are built if they are missing. */
export function createNodePersonFinder(): Promise<PersonFinder> {
  const { runtimeModule, runtimeWasm } = nodeTrackerAssets();
  const personModels = pathToFileURL(TRACKER_FILES.personModels).href;
  return createPersonFinder({ runtimeModule, runtimeWasm, personModels }, { fetch: fetchFile });
}
