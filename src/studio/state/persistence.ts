/** What of the studio survives a reload. */

import { z } from 'zod/mini';
import { composed, recomposed, type Composition } from '#domain/makeup/composition.ts';
import { DEFAULT_LOOK, type HexColour, type Look } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import type { FacingMode } from '#domain/camera/camera-failure.ts';
import { keepPreference, keptPreferences } from './preferences.ts';
import type { StudioStore } from './state.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';
import type { StudioEnvironment } from './environment.ts';

/** A drag changes the look many times a second; this long after the last change it is written. */
const WRITE_DELAY = 400;

const facingSchema = z.object({ facing: z.enum(['user', 'environment']) });
const wholePictureSchema = z.object({ wholePicture: z.boolean() });
/** How many answers are kept; beyond that, the oldest goes. */
const MOST_BASES = 100;
const basesSchema = z.array(z.string()).check(z.maxLength(MOST_BASES));
const designedOpacity = z.number().check(z.minimum(0));
/** What stands behind a look: how much of it is worn, and the opacities that it was designed with. */
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

const keptLook = keptValue<Look>(KEPT.look, (stored) => {
  const look = parseLook(stored);
  return look.ok ? look.value : null;
});
const keptIntensity = keptValue(KEPT.intensity, (stored) => {
  const { data } = intensitySchema.safeParse(stored);
  return data ?? null;
});
const keptRemovalSchema = z.extend(intensitySchema, {
  look: z.unknown(),
  hair: z.optional(z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)))),
  strokes: z.optional(z.boolean()),
});

/** All that was worn before one looked at one's own skin. */
export interface TakenOff extends Composition {
  /** The shade on the hair. */
  readonly hair: HexColour | null;
  /** Whether strokes were on the face. Which ones, the painting itself keeps. */
  readonly strokes: boolean;
}

const keptRemoval = keptValue<TakenOff | null>(KEPT.removal, (stored) => {
  const kept = keptRemovalSchema.safeParse(stored);
  if (!kept.success) return null;
  const { look: worn, hair = null, strokes = false, ...behind } = kept.data;
  const look = parseLook(worn);
  return look.ok ? { ...recomposed(look.value, behind), hair, strokes } : null;
});
const keptBases = keptValue<readonly HexColour[]>(KEPT.bases, (stored) => {
  const { data } = basesSchema.safeParse(stored);
  return data ?? null;
});

/**
 * The look of the last visit at its intensity; the first look where there is none, or where it is
 * broken or foreign.
 */
export function readComposition(storage: KeyValueStorage): Composition {
  const look = keptLook.read(storage);
  if (look === null) return composed(DEFAULT_LOOK);
  const kept = keptIntensity.read(storage);
  return kept === null ? composed(look) : recomposed(look, kept);
}

/** What is taken off for a look at one's own skin; null where nothing is. */
export function readTakenOff(storage: Pick<KeyValueStorage, 'read'>): TakenOff | null {
  return keptRemoval.read(storage);
}

export function writeTakenOff(
  storage: Pick<KeyValueStorage, 'write'>,
  takenOff: TakenOff | null,
): void {
  keptRemoval.write(storage, takenOff);
}

/** The kinds of effects that are worn as makeup is: they go with it when one looks at one's own skin. */
export const WORN_EFFECTS = ['strokes', 'hair'] as const;

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
  return keptBases.read(storage) ?? [];
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
    keptLook.write(storage, look);
    keptIntensity.write(storage, { intensity, designed });
    keptBases.write(storage, answeredBases.slice(-MOST_BASES));
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
