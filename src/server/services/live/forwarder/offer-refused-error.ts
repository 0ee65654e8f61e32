/** An offer that cannot be answered: nothing of it can be passed on. */
export class OfferRefusedError extends Error {
  override readonly name = 'OfferRefusedError';
}
