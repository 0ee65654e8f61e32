// @ts-check
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));
