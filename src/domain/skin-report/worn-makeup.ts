/** Leaves out what our own look hides, where it is drawn in the picture that was measured. */

import type { FaceMeasure, FaceReading } from '#domain/analysis/face-reading.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { SkinMeasure, SkinReading, SkinZone } from '#domain/analysis/skin-reading.ts';
import type { Look } from '#domain/makeup/look.ts';

/** Below this opacity a product changes no measure by more than its interval. Ours. */
const UNSEEN = 3;

const WORN: { readonly withheld: WithheldReason } = { withheld: 'wears-makeup' };

const LIPS: ReadonlySet<FaceMeasure> = new Set<FaceMeasure>([
  'lip-lightness',
  'lip-red-green',
  'lip-yellow-blue',
  'contrast-lip',
]);

/** Contrasts are told against the skin, so a base hides them, too. */
const UNDER_A_BASE: ReadonlySet<FaceMeasure> = new Set<FaceMeasure>([
  'skin-lightness',
  'skin-red-green',
  'skin-yellow-blue',
  'skin-hue',
  'skin-typology-angle',
  'contrast-lip',
  'contrast-brow',
  'contrast-iris',
]);

/** Lines show through a base and through blush. */
const SHOWS_THROUGH: ReadonlySet<SkinMeasure> = new Set<SkinMeasure>(['lines', 'fine-lines']);

/** Where eyeshadow, a wing and lashes end up. */
const BESIDE_THE_EYES: ReadonlySet<SkinZone> = new Set<SkinZone>([
  'crows-feet-right',
  'crows-feet-left',
]);

/** Both readings, without what is measured of places that the look covers. Null: the picture is bare of our makeup. */
export function withoutWorn(
  face: FaceReading,
  skin: SkinReading,
  worn: Look | null,
): { readonly face: FaceReading; readonly skin: SkinReading } {
  if (worn === null) return { face, skin };
  const [base, lips, cheeks, eyes] = [
    worn.foundation.opacity > UNSEEN,
    worn.lipstick.opacity > UNSEEN,
    worn.blush.opacity > UNSEEN,
    worn.eyeshadow.opacity > UNSEEN || worn.eyeliner.opacity > UNSEEN,
  ];
  return {
    face: {
      ...face,
      values: face.values.map((value) => {
        const { measure } = value;
        const isPainted = (lips && LIPS.has(measure)) || (base && UNDER_A_BASE.has(measure));
        return isPainted ? { measure, unit: value.unit, ...WORN } : value;
      }),
      undertone: base ? WORN : face.undertone,
    },
    skin: {
      ...skin,
      values: skin.values.map((value) => {
        const { zone, measure } = value;
        // The area under an eye is compared with the cheek, so blush spoils that, too.
        const isPainted =
          base ||
          (cheeks && (zone.startsWith('cheek') || measure.startsWith('dark-circle'))) ||
          (eyes && BESIDE_THE_EYES.has(zone));
        return isPainted && !SHOWS_THROUGH.has(measure)
          ? { zone, measure, unit: value.unit, ...WORN }
          : value;
      }),
    },
  };
}
