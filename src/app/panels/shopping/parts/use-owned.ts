/** The products that a person says they own, by their ids in the catalogue; Match puts them first. None until a bag is kept. */

const NOTHING: ReadonlySet<string> = new Set();

export function useOwned(): ReadonlySet<string> {
  return NOTHING;
}
