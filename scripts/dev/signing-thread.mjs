// @ts-check
/** Runs the thread that signs pictures from its sources; the build bundles it into one file. */
import { register } from 'tsx/esm/api';

register();
await import('#server/services/picture-signing/worker/signing-worker.ts');
