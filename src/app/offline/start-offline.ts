import { toast } from '#app/kit/toast/toasts.ts';
import { repeat, schedule } from '#studio/browser/timers.ts';
import { NEW_VERSION_WORDS } from '#content/offline-words.ts';
import { entryAnswer, type WorkerMessage } from './worker-messages.ts';

const SCRIPT = '/service-worker.js';
/** How long the notice of a new version stays, in milliseconds: nobody should have to hurry. */
const ANNOUNCEMENT_DURATION = 20_000;
/** How often a page that stays open asks for a new version, in milliseconds. */
const UPDATE_INTERVAL = 60 * 60 * 1000;
/**
 * How long to wait for a worker's answer, in milliseconds: a silent one is of a build that cannot answer.
 */
const ANSWER_PATIENCE = 2000;

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

/** The script that a worker's build begins with; undefined where it does not say. */
async function entryOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => {
      resolve(data);
    });
    port1.start();
    schedule(() => {
      resolve(undefined);
    }, ANSWER_PATIENCE);
  });
  worker.postMessage({ kind: 'which-entry' } satisfies WorkerMessage, [port2]);
  const parsed = entryAnswer.safeParse(await answer);
  port1.close();
  return parsed.success ? parsed.data.entry : undefined;
}

/** The script that this page began with. */
function ownEntry(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? undefined : new URL(script.src).pathname;
}

function announce(): void {
  toast('newVersion', {}, '', {
    duration: ANNOUNCEMENT_DURATION,
    action: {
      label: NEW_VERSION_WORDS.reload,
      otherWay: NEW_VERSION_WORDS.otherWay,
      act: () => {
        location.reload();
      },
    },
  });
}

/**
 * A waiting worker of this page's own build is no news: it may take over as soon as that disturbs nobody.
 */
async function meet(worker: ServiceWorker): Promise<void> {
  if ((await entryOf(worker)) === ownEntry()) tell(worker, { kind: 'take-over' });
  else announce();
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  function meetWaiting(): void {
    // The very first worker has no other to wait for.
    if (registration.waiting !== null && registration.active !== null) {
      void meet(registration.waiting);
    }
  }
  meetWaiting();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') meetWaiting();
    });
  });
  const update = (): void => {
    registration.update().catch(() => undefined);
  };
  repeat(update, UPDATE_INTERVAL);
  addEventListener('online', update);
}

/** Whether the browser asks to save data. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}

/**
 * Has the service worker keep the app, and then the engine, for when there is no network. A browser
 * without service workers, or a visit in which they are forbidden, merely needs the network.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
  watchForUpdates(registration);
  const { active } = await serviceWorker.ready;
  if (!isSavingData()) tell(active, { kind: 'keep-engine' });
}
