import { z } from 'zod/mini';
import { whenIdle } from './idle.ts';
import { schedule } from './timers.ts';
import type { PageAccess, Unsubscribe } from '#studio/state/environment.ts';

/** Long enough for the page to have settled, so that what loads ahead never delays what was asked for. */
const IDLE_DELAY = 4000;
/** Downloads are read from the address after the click has returned. */
const ADDRESS_LIFETIME = 60_000;

/** Chromium's own additions, absent elsewhere. */
const memorySchema = z.object({ memory: z.object({ usedJSHeapSize: z.number() }) });
const connectionSchema = z.object({ connection: z.object({ saveData: z.boolean() }) });

export function browserPage(): PageAccess {
  return {
    isVisible: () => document.visibilityState === 'visible',
    onVisibilityChange: (listener) => listen(document, 'visibilitychange', listener),
    onLeave: (listener) => listen(window, 'pagehide', listener),
    fragment: () => location.hash,
    onFragmentChange: (listener) => listen(window, 'hashchange', listener),
    replaceFragment(fragment) {
      history.replaceState(history.state, '', location.pathname + location.search + fragment);
    },
    address: () => `${location.origin}/`,
    copyText: async (text) => {
      await navigator.clipboard.writeText(text);
    },
    shareLink:
      // The types promise it everywhere; Firefox on a desktop has none.
      'share' in navigator
        ? async (link) => {
            await navigator.share(link);
          }
        : null,
    saveFile(file, name) {
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      schedule(() => {
        URL.revokeObjectURL(address);
      }, ADDRESS_LIFETIME);
    },
    usedMemory() {
      const known = memorySchema.safeParse(performance);
      return known.success ? known.data.memory.usedJSHeapSize : null;
    },
    whenIdle(task) {
      if (savesData()) return () => undefined;
      return schedule(() => {
        whenIdle(task);
      }, IDLE_DELAY);
    },
  };
}

function savesData(): boolean {
  const known = connectionSchema.safeParse(navigator);
  return known.success && known.data.connection.saveData;
}

function listen(target: EventTarget, event: string, listener: () => void): Unsubscribe {
  target.addEventListener(event, listener);
  return () => {
    target.removeEventListener(event, listener);
  };
}
