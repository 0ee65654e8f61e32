/** The words of the tabs AI Picks and Seasonal. */

import type { YearSeason } from '#domain/shopping/season.ts';
import { SEASONAL_LOOKS, type SeasonalLook } from '#content/seasonal-looks.ts';

export const PICKS_WORDS = {
  title: 'Picked for Anyone',
  titleMeasured: 'Picked for Your Face',
  lead: 'Well-liked colors that are neither pale nor deep, so that they show on most skins.',
  leadMeasured: 'From the depth and undertone of your skin, your contrast and your eyes.',
  list: 'Picks',
  /** Why a product is picked for anyone. */
  reason: 'Neither pale nor deep: its lightness is {percent}%.',
  share: 'Pick for My Face',
  shareAbout:
    'The mirror measures your face on this device. What it finds stays here; we only ask the shop for the shades that suit it.',
  measured: 'Measured on this device, and gone when you close this page.',
  stop: 'Stop Using My Measures',
  measuring: 'Measuring your face',
  measuringHint: 'Look straight into the camera.',
  cancel: 'Cancel',
  loading: 'Loading picks',
  failed: 'The picks didn’t load',
  failedAdvice: 'Check your connection and try again.',
  again: 'Try Again',
  nothing: 'The shop has no product that fits.',
  nothingShown: {
    message: 'There is no face in the mirror yet',
    advice: 'Start the camera or open a photo of yourself.',
  },
  notMeasured: {
    message: 'That didn’t work this time',
    advice: 'Please try again.',
  },
} as const;

/** What each season is called, and the look whose shades it is shown with. */
const LOOKS: Readonly<Record<YearSeason, SeasonalLook['id']>> = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'fall',
  winter: 'winter',
};

export function seasonalLook(season: YearSeason): SeasonalLook | undefined {
  return SEASONAL_LOOKS.find(({ id }) => id === LOOKS[season]);
}

export const SEASONAL_WORDS = {
  title: '{season} Shades',
  lead: 'It’s {season} by your device’s clock and time zone ({zone}). These come nearest to the shades of our {season} look, {look}.',
  list: 'Products for {season}',
  reason: 'The nearest here to the {category} of {look}.',
  wear: 'Put On {look}',
  loading: 'Loading shades',
  failed: 'The shades didn’t load',
  failedAdvice: 'Check your connection and try again.',
  again: 'Try Again',
  nothing: 'The shop has nothing near these shades.',
} as const;
