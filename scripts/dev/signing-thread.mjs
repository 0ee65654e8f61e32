// @ts-check
/** The thread that signs pictures, from its sources: what the build makes one file of. */
import { register } from 'tsx/esm/api';

register();
await import('#server/services/picture-signing/worker/signing-worker.ts');
