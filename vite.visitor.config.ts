import { defineConfig } from 'vite';

const SOURCES = 'src/app/visitor';
const HASHED = '[name]-[hash]';
/** Separate from the app's own files, which the app's service worker caches. */
const OWN = `visitor/assets/${HASHED}`;
/** Small pictures, which get the same names and contents as the app's. */
const SHARED = /\.webp$/;

/**
 * The documents for visitors, in parts selected by the mode: `first`, the script that runs before anything
 * is drawn; `island`, the other script and the styles; `render`, the program that writes the documents.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: `dist/visitor/${mode}`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(mode === 'render' ? { ssr: true, ssrEmitAssets: true } : { manifest: 'manifest.json' }),
    rolldownOptions: {
      input: inputsOf(mode),
      output: {
        ...(mode === 'first' ? { format: 'iife' as const } : {}),
        entryFileNames: mode === 'render' ? '[name].js' : `${OWN}.js`,
        assetFileNames: ({ names: [name = ''] }) =>
          SHARED.test(name) ? `assets/${HASHED}[extname]` : `${OWN}[extname]`,
      },
    },
  },
}));

function inputsOf(mode: string): Readonly<Record<string, string>> {
  switch (mode) {
    case 'first':
      return { first: `${SOURCES}/islands/first.ts` };
    case 'render':
      return { documents: `${SOURCES}/documents.ts` };
    default:
      return {
        island: `${SOURCES}/islands/main.ts`,
        landing: `${SOURCES}/styles/landing.css`,
        blog: `${SOURCES}/styles/blog.css`,
        product: `${SOURCES}/styles/product.css`,
      };
  }
}
