import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { SUBSCRIBE_PATH } from '#content/subscribe-document.ts';

const FILE = 'subscribe.html';

/** Serves the document on which people pay at its address, under a policy of its own. */
export function subscribePlugin(policy: string, origin: string): Plugin {
  return {
    name: 'lookglass-subscribe',
    configureServer(vite) {
      async function render(): Promise<string> {
        return vite.transformIndexHtml(`/${FILE}`, await readFile(FILE, 'utf8'));
      }

      vite.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', origin);
        if (pathname !== SUBSCRIBE_PATH) {
          next();
          return;
        }
        render().then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('cache-control', 'no-cache');
          response.setHeader('content-security-policy', policy);
          response.end(html);
        }, next);
      });
    },
  };
}
