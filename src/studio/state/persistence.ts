/** What of the studio survives a reload. */

import { z } from 'zod/mini';
import { composed, recomposed, type Composition } from '#domain/makeup/composition.ts';
import { DEFAULT_LOOK, type HexColour } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import type { FacingMode } from '#domain/camera/camera-failure.ts';
import { keepPreference, keptPreferences } from './preferences.ts';
import type { StudioStore } from './state.ts';
import type { KeyValueStorage, StudioEnvironment } from './environment.ts';

const LOOK_KEY = 'lookglass.look';
/** What stands behind the look: the intensity, and the opacities that it multiplies. */
const INTENSITY_KEY = 'lookglass.intensity';
/** A drag changes the look many times a second; this long after the last change it is written. */
const WRITE_DELAY = 400;

const facingSchema = z.object({ facing: z.enum(['user', 'environment']) });
const wholePictureSchema = z.object({ wholePicture: z.boolean() });
/** Foundations that were declined or chosen, so that no other is offered for them again. */
const BASES_KEY = 'lookglass.bases';
const basesSchema = z.array(z.string()).check(z.maxLength(100));
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

/** The side of the camera at the last visit; the person's own where that is missing or broken. */
export function readFacing(storage: KeyValueStorage): FacingMode {
  const stored = facingSchema.safeParse(keptPreferences(storage));
  return stored.success ? stored.data.facing : 'user';
}

/** Whether captures kept the whole picture at the last visit. */
export function readWholePicture(storage: KeyValueStorage): boolean {
  const stored = wholePictureSchema.safeParse(keptPreferences(storage));
  return stored.success && stored.data.wholePicture;
}

/** The foundations for which the question of a nearer one is answered. */
export function readAnsweredBases(storage: KeyValueStorage): readonly HexColour[] {
  const stored = basesSchema.safeParse(readJson(storage, BASES_KEY));
  return stored.success ? stored.data : [];
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
    const { facing, wholePicture, history, answeredBases } = store.getState();
    const { look, designed, intensity } = history.present;
    storage.write(LOOK_KEY, JSON.stringify(look));
    storage.write(INTENSITY_KEY, JSON.stringify({ intensity, designed }));
    storage.write(BASES_KEY, JSON.stringify(answeredBases.slice(-100)));
    keepPreference(storage, { facing, wholePicture });
  };
  store.subscribe((state, before) => {
    const changed =
      state.history.present !== before.history.present ||
      state.answeredBases !== before.answeredBases ||
      state.facing !== before.facing ||
      state.wholePicture !== before.wholePicture;
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
