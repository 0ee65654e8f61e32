import { useSyncExternalStore } from 'react';

/** Addresses of the pictures that are on show, for as long as they are. */
const shown = new Map<Blob, { readonly address: string; users: number }>();

/** An address under which the page can show a picture, for as long as a part that shows it is there. */
export function usePictureAddress(picture: Blob): string | null {
  return useSyncExternalStore(
    (changed) => {
      const entry = shown.get(picture) ?? { address: URL.createObjectURL(picture), users: 0 };
      entry.users += 1;
      shown.set(picture, entry);
      changed();
      return () => {
        entry.users -= 1;
        if (entry.users > 0) return;
        shown.delete(picture);
        URL.revokeObjectURL(entry.address);
      };
    },
    () => shown.get(picture)?.address ?? null,
  );
}
