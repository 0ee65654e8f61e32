/** What an application for the affiliate partnership asks for. */

import { z } from 'zod/mini';
import { emailField, freeText, neededLine } from '#app/kit/forms/account-fields.ts';
import { webAddressField } from '#app/kit/forms/web-address.ts';
import { FIELD_PROBLEMS } from '#content/form-words.ts';
import { LONGEST_NAME, LONGEST_TEXT } from '#domain/account/account.ts';

export const affiliateSchema = z.object({
  name: neededLine(FIELD_PROBLEMS.fullName, LONGEST_NAME),
  email: emailField,
  website: webAddressField,
  socialFollowing: freeText(LONGEST_NAME),
  contentType: freeText(LONGEST_NAME),
  message: freeText(LONGEST_TEXT),
  reference: z.string(),
});

export const NO_AFFILIATE_VALUES: z.input<typeof affiliateSchema> = {
  name: '',
  email: '',
  website: '',
  socialFollowing: '',
  contentType: '',
  message: '',
  reference: '',
};
