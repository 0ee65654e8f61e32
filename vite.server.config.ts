import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { z } from 'zod/mini';

const packageFile = z.object({ version: z.string() });
const { version } = packageFile.parse(JSON.parse(readFileSync('package.json', 'utf8')));

/**
 * The server, its threads for pictures and for signing them, the forwarder of live pictures, and the
 * operator's program. Each is a file that runs on plain Node, with its packages left in node_modules.
 */
export default defineConfig({
  publicDir: false,
  define: { __LOOKGLASS_VERSION__: JSON.stringify(version) },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        operator: 'src/server/operator.ts',
        'picture-thread': 'src/server/services/pictures/worker/picture-worker.ts',
        'live-forwarder': 'src/server/services/live/forwarder/forwarder-program.ts',
        'signing-thread': 'src/server/services/picture-signing/worker/signing-worker.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
