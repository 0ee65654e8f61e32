/** Builds the script in the head of the app's documents, which runs before anything is drawn. */

import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

const SOURCE = 'src/app/kit/first-script/first.ts';
/** Where the script belongs in a document: after everything that it changes there, before any style. */
const PLACE = '<!-- first script -->';
const HASH_LENGTH = 8;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  if (!Array.isArray(built) && 'output' in built) {
    const [{ code }] = built.output;
    return code;
  }
  throw new Error(`${SOURCE} was not built into one script.`);
}

/**
 * Puts the first script into every document of the app. In the product it is a file of about a kilobyte
 * that blocks rendering until it has run, because the content security policy of these documents allows no
 * inline script. In development it is a module, which runs a little later.
 */
export function firstScript(): Plugin {
  let fileName: string | undefined;
  return {
    name: 'lookglass-first-script',
    async generateBundle() {
      const source = await bundle();
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, HASH_LENGTH);
      fileName = `assets/first-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { server }) {
        if (!html.includes(PLACE)) return html;
        if (server !== undefined) {
          return html.replace(PLACE, `<script type="module" src="/${SOURCE}"></script>`);
        }
        return html.replace(PLACE, () => `<script src="/${fileName}"></script>`);
      },
    },
  };
}
