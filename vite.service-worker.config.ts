import { defineConfig } from 'vite';
import { appFilesIn } from './scripts/build/app-files.mjs';

const { app, engine, onDemand, entry } = appFilesIn('dist/app');

/** The service worker: one file beside the app, which must already be built. */
export default defineConfig({
  publicDir: false,
  define: {
    __APP_FILES__: JSON.stringify(app),
    __ENGINE_FILES__: JSON.stringify(engine),
    __ON_DEMAND_FILES__: JSON.stringify(onDemand),
    __ENTRY__: JSON.stringify(entry),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/app/offline/offline.service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
