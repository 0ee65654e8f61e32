import { keptDatabase } from '#app/panels/professional-mode/parts/kept-database.ts';
import { hearOtherTabs, tellOtherTabs } from '#app/panels/professional-mode/parts/other-tabs.ts';
import { createTutorials } from './tutorials.ts';

/** Held by the tab that records: the browser gives it back when that tab ends, however it ends. */
const CLAIM = 'lookglass-tutorial';

/** Missing on insecure pages and in old browsers, although the type says otherwise. */
const locks: LockManager | undefined = navigator.locks;

/**
 * Claims recording for this tab. Resolves with a function that ends the claim, or null where another tab
 * records.
 */
export function claimRecording(): Promise<(() => void) | null> {
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void locks.request(CLAIM, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => {
        resolve(() => {
          release();
        });
      });
    });
  });
}

async function isRecording(): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some(({ name }) => name === CLAIM);
}

/** The tutorials of this device. */
export const deviceTutorials = createTutorials({
  database: keptDatabase,
  tellOthers: () => {
    tellOtherTabs('tutorials');
  },
  isRecording,
});

hearOtherTabs('tutorials', () => {
  void deviceTutorials.load();
});
