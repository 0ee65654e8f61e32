import type { KeyValueStorage } from '#studio/state/environment.ts';

/** Local storage. Browsers may refuse it altogether, or any write that is one too many. */
export function browserStorage(): KeyValueStorage {
  return {
    read(key) {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Nothing is lost but the memory of this visit.
      }
    },
  };
}
