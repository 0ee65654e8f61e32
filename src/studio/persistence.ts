/** What survives a reload. The one module that knows the names under which the browser keeps it. */

import * as z from 'zod/mini';
import { composed, recomposed, type Composition } from '#domain/makeup/composition.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import type { StudioState, StudioStore } from './state.ts';
import type { KeyValueStorage, StudioEnvironment } from './environment.ts';

const LOOK_KEY = 'lookglass.look';
/** What stands behind the look: the intensity, and the opacities that it multiplies. */
const INTENSITY_KEY = 'lookglass.intensity';
export const PREFERENCES_KEY = 'lookglass.preferences';
/** A drag changes the look many times a second; this long after the last change it is written. */
const WRITE_DELAY = 400;

const preferencesSchema = z.object({
  facing: z._default(z.enum(['user', 'environment']), 'user'),
  theme: z._default(z.nullable(z.enum(['vanity', 'daylight', 'system'])), null),
});
const designedOpacity = z.number().check(z.minimum(0));
const intensitySchema = z.object({
  intensity: z.number().check(z.minimum(0), z.maximum(100)),
  designed: z.object({
    lipstick: designedOpacity,
    blush: designedOpacity,
    eyeshadow: designedOpacity,
    eyeliner: designedOpacity,
    mascara: designedOpacity,
    foundation: designedOpacity,
  }),
});
type Preferences = Pick<StudioState, 'facing' | 'theme'>;

/**
 * The look of the last visit at its intensity; the first look where there is none, or where it is
 * broken or foreign.
 */
export function readComposition(storage: KeyValueStorage): Composition {
  const look = parseLook(readJson(storage, LOOK_KEY));
  if (!look.ok) return composed(DEFAULT_LOOK);
  const kept = intensitySchema.safeParse(readJson(storage, INTENSITY_KEY));
  return kept.success ? recomposed(look.value, kept.data) : composed(look.value);
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
    const { look, designed, intensity } = state.history.present;
    storage.write(LOOK_KEY, JSON.stringify(look));
    storage.write(INTENSITY_KEY, JSON.stringify({ intensity, designed }));
    storage.write(PREFERENCES_KEY, JSON.stringify({ facing: state.facing, theme: state.theme }));
  };
  store.subscribe((state, before) => {
    const changed =
      state.history.present !== before.history.present ||
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
