/** What survives a reload. The one module that knows the names under which the browser keeps it. */

import * as z from 'zod/mini';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { currentLook, type StudioState, type StudioStore } from './state.ts';
import type { KeyValueStorage, StudioEnvironment } from './environment.ts';

const LOOK_KEY = 'lookglass.look';
export const PREFERENCES_KEY = 'lookglass.preferences';
/** A drag changes the look many times a second; this long after the last change it is written. */
const WRITE_DELAY = 400;

const preferencesSchema = z.object({
  facing: z._default(z.enum(['user', 'environment']), 'user'),
  theme: z._default(z.nullable(z.enum(['vanity', 'daylight', 'system'])), null),
});
type Preferences = Pick<StudioState, 'facing' | 'theme'>;

/** The look of the last visit; the first look where there is none, or where it is broken or foreign. */
export function readLook(storage: KeyValueStorage): Look {
  const look = parseLook(readJson(storage, LOOK_KEY));
  return look.ok ? look.value : DEFAULT_LOOK;
}

/** The preferences of the last visit; a part that is missing or broken is the default's. */
export function readPreferences(storage: KeyValueStorage): Preferences {
  const stored = preferencesSchema.safeParse(readJson(storage, PREFERENCES_KEY) ?? {});
  return stored.success ? stored.data : preferencesSchema.parse({});
}

/** Writes the look and the preferences whenever they have changed. */
export function keepWritten(
  store: StudioStore,
  { storage, clock, page }: Pick<StudioEnvironment, 'storage' | 'clock' | 'page'>,
): void {
  let cancel: (() => void) | null = null;
  const write = (): void => {
    cancel?.();
    cancel = null;
    const state = store.getState();
    storage.write(LOOK_KEY, JSON.stringify(currentLook(state)));
    storage.write(PREFERENCES_KEY, JSON.stringify({ facing: state.facing, theme: state.theme }));
  };
  store.subscribe((state, before) => {
    const changed =
      currentLook(state) !== currentLook(before) ||
      state.facing !== before.facing ||
      state.theme !== before.theme;
    if (!changed) return;
    cancel?.();
    cancel = clock.schedule(write, WRITE_DELAY);
  });
  page.onLeave(() => {
    if (cancel !== null) write();
  });
}

function readJson(storage: KeyValueStorage, key: string): unknown {
  try {
    return JSON.parse(storage.read(key) ?? 'null');
  } catch {
    return null;
  }
}
