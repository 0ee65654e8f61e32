// @ts-check
/** Runs the process that forwards live pictures from its sources; the build bundles it into one file. */
import { register } from 'tsx/esm/api';

register();
await import('#server/services/live/forwarder/forwarder-program.ts');
