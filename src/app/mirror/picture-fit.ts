import type { Fit } from '#domain/picture/fit.ts';
import type { Source } from '#studio/state.ts';

/** A mirror is filled to its rim; a photo is shown whole, whatever its shape. */
export function pictureFit(source: Source): Fit {
  return source === 'photo' ? 'contain' : 'cover';
}
