import { join } from 'node:path';
import type { PictureThreadFiles } from '#server/services/pictures/start-picture-thread.ts';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';

/** The picture thread, run from its sources, and the models as they were built. */
export const SOURCE_PICTURE_THREAD: PictureThreadFiles = {
  program: join(PROJECT_FOLDER, 'scripts/dev/picture-thread.mjs'),
  trackerFolder: join(PROJECT_FOLDER, 'generated/tracker'),
};

/** The thread that signs pictures, run from its sources. */
export const SOURCE_SIGNING_PROGRAM = join(PROJECT_FOLDER, 'scripts/dev/signing-thread.mjs');

/** The process that forwards live pictures, run from its sources. */
export const SOURCE_FORWARDER_PROGRAM = join(PROJECT_FOLDER, 'scripts/dev/live-forwarder.mjs');
