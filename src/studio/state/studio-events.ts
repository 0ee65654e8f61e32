/** What happened in the studio, for analytics and awards. The studio itself listens to none of it. */

import type { Product } from '#domain/makeup/look.ts';
import type { Unsubscribe } from './environment.ts';

export type StudioEvent =
  | { readonly kind: 'camera-started' }
  /** Makeup changed on the picture that is in the mirror; once for each step that can be undone. */
  | { readonly kind: 'makeup-applied'; readonly makeup: Product | 'whole-look' }
  | { readonly kind: 'photo-captured' };

export interface StudioEvents {
  /** Calls the listeners in the order in which they subscribed. */
  readonly emit: (event: StudioEvent) => void;
  readonly listen: (listener: (event: StudioEvent) => void) => Unsubscribe;
}

export function createStudioEvents(): StudioEvents {
  const listeners = new Set<(event: StudioEvent) => void>();
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
