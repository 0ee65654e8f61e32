/** What happened in the studio, told to whoever counts or rewards it. The studio itself listens to none of it. */

import type { Product } from '#domain/makeup/look.ts';
import type { Unsubscribe } from './environment.ts';

export type Happening =
  | { readonly kind: 'camera-started' }
  /** Makeup changed on the picture that is in the mirror; once for each step that can be undone. */
  | { readonly kind: 'makeup-applied'; readonly makeup: Product | 'whole-look' }
  | { readonly kind: 'photo-captured' };

export interface Happenings {
  /** Tells everybody who listens, in the order in which they came. */
  tell(happening: Happening): void;
  listen(listener: (happening: Happening) => void): Unsubscribe;
}

export function createHappenings(): Happenings {
  const listeners = new Set<(happening: Happening) => void>();
  return {
    tell(happening) {
      for (const listener of listeners) listener(happening);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
