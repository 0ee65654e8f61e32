/**
 * Keeps the app for when there is no network. Pages come from the network as long as it answers, so that a
 * reload fixes a bad release; their scripts, whose contents never change under the same name, come from
 * here. Of the pages that are rendered at build, it keeps those that were opened. It touches nothing else:
 * no call to the API, no page on which one pays.
 */

import { CacheFirst } from 'workbox-strategies';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { wait } from '#studio/browser/timers.ts';
import { bringBack } from './bring-back.ts';
import { offlinePage } from './offline-page.ts';
import {
  isAppPage,
  isOfVisitorPages,
  isServersWord,
  isStudio,
  isVisitorPage,
  NETWORK_PATIENCE,
} from './offline-policy.ts';
import { workerMessage } from './worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;
/**
 * Put in by the build: the files of the app, those that the engine always needs, those that it needs only at
 * times, and the script that the page begins with.
 */
declare const __APP_FILES__: { url: string; revision: string | null }[];
declare const __ENGINE_FILES__: readonly string[];
declare const __ON_DEMAND_FILES__: readonly string[];
declare const __ENTRY__: string;

const SHELL = '/index.html';
const STUDIO = '/studio.html';
const ENGINE_CACHE = 'lookglass-engine';
const VISITOR_CACHE = 'lookglass-visitor';

precache(__APP_FILES__);
// Files answer only to their own names: pages have a route of their own, which covers all their addresses.
addRoute({ cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

async function fromNetwork(request: Request): Promise<Response | undefined> {
  try {
    const response = await fetch(request);
    return isServersWord(response.status) ? response : undefined;
  } catch {
    return undefined;
  }
}

async function afterPatience(): Promise<undefined> {
  await wait(NETWORK_PATIENCE);
}

/** The page from the network, or its copy where the network takes too long or does not answer. */
async function pageFor(request: Request, copy: string): Promise<Response> {
  const network = fromNetwork(request);
  const swift = await Promise.race([network, afterPatience()]);
  const page = swift ?? (await matchPrecache(copy)) ?? (await network);
  return page ?? Response.error();
}

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isAppPage(url.pathname),
  ({ request, url }) => pageFor(request, isStudio(url.pathname) ? STUDIO : SHELL),
);

/** The page from the network, of which a copy is kept; offline that copy, or else a page that says so. */
async function visitorPageFor(request: Request): Promise<Response> {
  const page = await fromNetwork(request);
  const cache = await caches.open(VISITOR_CACHE);
  if (page === undefined) return (await cache.match(request.url)) ?? offlinePage();
  if (page.ok) await cache.put(request.url, page.clone());
  return page;
}

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isVisitorPage(url.pathname),
  ({ request }) => visitorPageFor(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOfVisitorPages(url.pathname),
  new CacheFirst({ cacheName: VISITOR_CACHE }),
);

function isOfEngine(path: string): boolean {
  return __ENGINE_FILES__.includes(path) || __ON_DEMAND_FILES__.includes(path);
}

/** The engine's files are too large to fetch before anyone wants a mirror; once fetched, they stay. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOfEngine(url.pathname),
  new CacheFirst({ cacheName: ENGINE_CACHE }),
);

async function keepEngine(): Promise<void> {
  const cache = await caches.open(ENGINE_CACHE);
  for (const file of __ENGINE_FILES__) {
    if ((await cache.match(file)) === undefined) await cache.add(file);
  }
}

/** Deletes the engine's files of earlier releases. */
async function forgetOldEngines(): Promise<void> {
  const cache = await caches.open(ENGINE_CACHE);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => !isOfEngine(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/**
 * Takes over only where at most one page is open: another, of another build, may still need the scripts that
 * the previous worker keeps.
 */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  // A new release has pages and files of its own: those of the last one go.
  event.waitUntil(
    Promise.all([self.clients.claim(), forgetOldEngines(), caches.delete(VISITOR_CACHE)]),
  );
});

self.addEventListener('message', (event) => {
  const message = workerMessage.safeParse(event.data);
  if (!message.success) return;
  switch (message.data.kind) {
    case 'keep-engine':
      event.waitUntil(keepEngine().catch(() => undefined));
      break;
    case 'which-entry':
      event.ports[0]?.postMessage({ entry: __ENTRY__ });
      break;
    case 'take-over':
      event.waitUntil(takeOver());
      break;
  }
});

// A phone shows a page's reminders through this worker, and tells it when one is pressed.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringBack(self.clients, event.notification.tag));
});
