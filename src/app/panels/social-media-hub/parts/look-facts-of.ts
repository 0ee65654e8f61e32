import { type LookFacts, lookFacts } from '#domain/social/look-facts.ts';
import type { Look } from '#domain/makeup/look.ts';
import { type LibraryNames, namedShade, ourLookName } from '#studio/state/worn-shades.ts';

/** What can be said of a look, in the names of our shades. */
export function factsOf(look: Look, library: LibraryNames): LookFacts {
  return lookFacts(look, ourLookName(look), (product) => namedShade(look, product, library));
}
