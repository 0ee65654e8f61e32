/** How shops are named in addresses and calls. */

export const RETAILER_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A shop's name as it stands in addresses; null where no letter and no digit is left of it. */
export function retailerIdOf(name: string): string | null {
  const id = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return id === '' ? null : id;
}
