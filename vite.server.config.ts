import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { z } from 'zod/mini';

const packageFile = z.object({ version: z.string() });
const { version } = packageFile.parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The server as one file that runs on plain Node, with its packages left in node_modules. */
export default defineConfig({
  publicDir: false,
  define: { __LOOKGLASS_VERSION__: JSON.stringify(version) },
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});
