import { defineConfig } from 'vite';

/**
 * The program that renders what the studio's document shows first, and the scripts inlined in that document.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: `dist/first-sight/${mode}`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(mode === 'render' ? { ssr: true } : {}),
    rolldownOptions: {
      input: mode === 'render' ? 'src/app/first-sight.tsx' : `src/app/kit/first-sight/${mode}.ts`,
      // Pictures get the same names and contents as the app's.
      output: {
        ...(mode === 'render' ? {} : { format: 'iife' as const }),
        entryFileNames: '[name].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
}));
