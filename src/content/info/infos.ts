import { ABOUT_INFOS } from './about-infos.ts';
import { FEATURE_INFOS } from './feature-infos.ts';
import type { Info, InfoId } from './info.ts';
import { LOOK_INFOS } from './look-infos.ts';

/** Every info dialog, in the order of the menus. */
export const INFOS: readonly Info[] = [...FEATURE_INFOS, ...LOOK_INFOS, ...ABOUT_INFOS];

/** Words that every info dialog has. */
export const INFO_WORDS = {
  pro: 'PRO',
  included: 'Part of your Pro plan.',
  features: 'What it does',
  tryIt: 'Try It Now',
  getStarted: 'Get Started',
  close: 'Close',
  artists: 'The six artists',
} as const;

/** The info dialog with an id. */
export function infoOf(id: InfoId): Info {
  const found = INFOS.find((info) => info.id === id);
  if (found === undefined) throw new Error(`There is no info dialog ${id}`);
  return found;
}
