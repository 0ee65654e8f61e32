import { looksLikeCardNumber } from '#domain/payment/card-number-in-text.ts';
import { invalidRequest } from './provider-error.ts';

/**
 * Refuses texts that contain a card number anywhere. The error does not repeat the number.
 *
 * @throws {ProviderError} with the code `card_number_refused`.
 */
export function refuseCardNumbers(texts: Iterable<string>): void {
  for (const text of texts) {
    if (!looksLikeCardNumber(text)) continue;
    throw invalidRequest(
      'Card numbers are not taken here. Send the token of a test card, such as pm_card_visa.',
      { code: 'card_number_refused' },
    );
  }
}
