import { randomBytes } from 'node:crypto';
import { type Kind, PREFIX_OF_KIND } from './objects.ts';

const ID_BYTES = 12;
const SECRET_BYTES = 16;

/** An id such as `evt_…`. */
export function idWith(prefix: string): string {
  return `${prefix}_${randomBytes(ID_BYTES).toString('hex')}`;
}

/** An id as the provider gives to this kind. */
export function idFor(kind: Kind): string {
  return idWith(PREFIX_OF_KIND[kind]);
}

/** A page that knows this secret may see and pay the intent. */
export function clientSecretFor(intentId: string): string {
  return `${intentId}_secret_${randomBytes(SECRET_BYTES).toString('hex')}`;
}
