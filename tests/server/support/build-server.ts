import { buildOutdated } from '#scripts/build/build.mjs';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';

/** Some tests start the server as `npm start` does. */
export async function setup(): Promise<void> {
  await buildOutdated(PROJECT_FOLDER);
}
