import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { createTryOnCommands, type TryOnCommands } from '#studio/commands/try-on.ts';
import type { Studio } from '#studio/studio.ts';

const made = new WeakMap<Studio, TryOnCommands<CatalogueProduct>>();

/** Trying on in a studio; the same each time, so that what was tried outlives a tab. */
export function tryOnOf(studio: Studio): TryOnCommands<CatalogueProduct> {
  const known = made.get(studio);
  if (known !== undefined) return known;
  const commands = studio.extend((parts) =>
    createTryOnCommands<CatalogueProduct>(parts, studio.look, studio.base),
  );
  made.set(studio, commands);
  return commands;
}
