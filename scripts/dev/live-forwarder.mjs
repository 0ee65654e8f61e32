// @ts-check
/** The process that forwards live pictures, from its sources: what the build makes one file of. */
import { register } from 'tsx/esm/api';

register();
await import('#server/services/live/forwarder/forwarder-program.ts');
