import type { Plugin } from 'vite';
import { SUBSCRIBE_PATH } from '#content/subscribe-document.ts';

/** Has the document on which people pay answer at its address, under a policy of its own. */
export function subscribePlugin(policy: string, origin: string): Plugin {
  return {
    name: 'lookglass-subscribe',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', origin);
        if (pathname === SUBSCRIBE_PATH) {
          request.url = `${SUBSCRIBE_PATH}.html${search}`;
          response.setHeader('content-security-policy', policy);
        }
        next();
      });
    },
  };
}
