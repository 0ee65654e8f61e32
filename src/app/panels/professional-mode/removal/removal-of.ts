import { createRemovalCommands, type RemovalCommands } from '#studio/commands/removal.ts';
import type { Studio } from '#studio/studio.ts';

const made = new WeakMap<Studio, RemovalCommands>();

/** The removal of a studio; the same each time, so that what is kept outlives the panel. */
export function removalOf(studio: Studio): RemovalCommands {
  const known = made.get(studio);
  if (known !== undefined) return known;
  const removal = studio.extend(createRemovalCommands);
  made.set(studio, removal);
  return removal;
}
