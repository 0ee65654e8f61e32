import type { FastifyInstance } from 'fastify';
import type { Plugin } from 'vite';
import {
  FEED_PATH,
  PRODUCTS_PATH,
  PRODUCTS_SITEMAP_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
} from '#content/visitor-documents.ts';
import type { Config } from '#server/config/config.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { LOCAL_PROVIDER_PATH } from '#server/services/social-sign-in/local-provider/local-clients.ts';

import { renderSources } from './documents-plugin.ts';
import {
  SOURCE_FORWARDER_PROGRAM,
  SOURCE_PICTURE_THREAD,
  SOURCE_SIGNING_PROGRAM,
} from './source-picture-thread.ts';

type AppModule = typeof import('#server/app.ts');

/** Paths that the server answers itself; everything else belongs to the app's sources. */
const SERVED = [
  '/api/',
  `${LOCAL_PROVIDER_PATH}/`,
  `${PRODUCTS_PATH}/`,
  FEED_PATH,
  SITEMAP_PATH,
  PRODUCTS_SITEMAP_PATH,
  ROBOTS_PATH,
];

function isAppModule(loaded: object): loaded is AppModule {
  return 'createApp' in loaded && typeof loaded.createApp === 'function';
}

/** Answers the API and the local sign-in from the server's sources, which are reloaded after each change. */
export function apiPlugin(
  config: Config,
  lasting: Pick<Dependencies, 'version' | 'database' | 'secret'>,
): Plugin {
  return {
    name: 'lookglass-api',
    configureServer(vite) {
      let current: { from: AppModule['createApp']; app: FastifyInstance } | undefined;

      async function currentApp(): Promise<FastifyInstance> {
        const loaded = await vite.ssrLoadModule('/src/server/app.ts');
        if (!isAppModule(loaded)) throw new Error('src/server/app.ts exports no createApp.');
        if (current?.from === loaded.createApp) return current.app;
        await current?.app.close();
        const app = await loaded.createApp(config, {
          clock: () => performance.now(),
          now: () => new Date(),
          ...lasting,
          pictureThread: SOURCE_PICTURE_THREAD,
          signingProgram: SOURCE_SIGNING_PROGRAM,
          forwarderProgram: SOURCE_FORWARDER_PROGRAM,
          appFolder: undefined,
          makeDocument: (name) => renderSources(vite, name),
        });
        await app.ready();
        current = { from: loaded.createApp, app };
        return app;
      }

      vite.middlewares.use((request, response, next) => {
        const url = request.url ?? '/';
        if (SERVED.some((beginning) => url.startsWith(beginning))) {
          currentApp().then((app) => app.routing(request, response), next);
        } else {
          next();
        }
      });
    },
  };
}
