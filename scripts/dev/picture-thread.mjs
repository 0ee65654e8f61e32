// @ts-check
/** Runs the thread that analyzes pictures from its sources; the build bundles it into one file. */
import { register } from 'tsx/esm/api';

register();
await import('#server/services/pictures/worker/picture-worker.ts');
