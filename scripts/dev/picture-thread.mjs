// @ts-check
/** The thread that looks at pictures, from its sources: what the build makes one file of. */
import { register } from 'tsx/esm/api';

register();
await import('#server/services/pictures/worker/picture-worker.ts');
