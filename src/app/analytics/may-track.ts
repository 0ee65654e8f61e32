import { z } from 'zod/mini';

/** Neither signal is known to every browser, nor to the language's types. */
const globalPrivacyControl = z.object({ globalPrivacyControl: z.literal(true) });
const doNotTrack = z.object({ doNotTrack: z.literal('1') });

/**
 * Whether events may be sent: not where the person asked every site not to, by Global Privacy
 * Control or by the older Do Not Track.
 */
export function mayTrack(browser: unknown = navigator): boolean {
  return !globalPrivacyControl.safeParse(browser).success && !doNotTrack.safeParse(browser).success;
}
