import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { z } from 'zod/mini';
import { startChunks } from './scripts/build/chunks.ts';
import { firstScript } from './scripts/build/first-script.ts';
import { plainNames } from './scripts/build/plain-names.ts';

const packageFile = z.object({ version: z.string() });
const { version } = packageFile.parse(JSON.parse(readFileSync('package.json', 'utf8')));

export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss(), plainNames(), startChunks(), firstScript()],
  define: { __LOOKGLASS_VERSION__: JSON.stringify(version) },
  publicDir: 'src/app/public',
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The payment page is a document of its own: only its policy allows the card provider.
    rolldownOptions: {
      input: ['index.html', 'subscribe.html'],
      // The first scripts name some two hundred files: a character or two less in each name saves 300 bytes.
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  worker: { format: 'es' },
});
