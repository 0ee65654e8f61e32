import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { FakeBrowser } from './fake-environment.ts';

/** A look that differs from the default one. */
export const RED_LIPS = applyPatch(DEFAULT_LOOK, {
  lipstick: { color: '#b3203f' },
});

/** A studio in a fake browser, which `prepare` may change before the studio reads it. */
export function openStudio(prepare: (browser: FakeBrowser) => void = () => undefined) {
  const browser = new FakeBrowser();
  prepare(browser);
  const studio = createStudio(browser.environment);
  return {
    browser,
    studio,
    state: () => studio.store.getState(),
    look: () => currentLook(studio.store.getState()),
  };
}
