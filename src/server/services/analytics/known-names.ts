import type { ReceivedEvent } from '#contracts/analytics.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { SEASONAL_LOOKS } from '#content/seasonal-looks.ts';
import { EYESHADOW_PALETTES, MASCARA_SHADE, SHADES } from '#content/shades.ts';

type EventData = ReceivedEvent['eventData'];

/** What stands for every shade and look that is not one of ours. */
const CUSTOM = 'custom';

const SHADE_NAMES: ReadonlySet<string> = new Set(
  [...Object.values(SHADES).flat(), ...EYESHADOW_PALETTES, MASCARA_SHADE].map(({ name }) => name),
);
const LOOK_NAMES: ReadonlySet<string> = new Set(
  [...QUICK_LOOKS, ...SEASONAL_LOOKS].map(({ name }) => name),
);

/** The same data with the names of our own shades and looks alone: nothing that was typed is ever stored. */
export function knownNames({ shade, lookName, ...rest }: EventData): EventData {
  return {
    ...rest,
    ...(shade === undefined ? {} : { shade: SHADE_NAMES.has(shade) ? shade : CUSTOM }),
    ...(lookName === undefined ? {} : { lookName: LOOK_NAMES.has(lookName) ? lookName : CUSTOM }),
  };
}
