/** What a makeup artist's sign-up asks for beyond the ordinary one. */

import { z } from 'zod/mini';
import {
  freeText,
  neededLine,
  samePasswordTwice,
  hardToGuess,
} from '#app/kit/forms/account-fields.ts';
import { FIELD_PROBLEMS } from '#content/form-words.ts';
import {
  EXPERIENCES,
  LONGEST_NAME,
  LONGEST_TEXT,
  type Experience,
} from '#domain/account/account.ts';
import { NO_SIGN_UP_VALUES, SIGN_UP_FIELDS } from './sign-up-fields.ts';
import { webAddressField } from '#app/kit/forms/web-address.ts';

const experienceField = z.pipe(
  z.enum(['', ...EXPERIENCES]),
  z.transform((chosen, context): Experience => {
    if (chosen !== '') return chosen;
    context.issues.push({ code: 'custom', message: FIELD_PROBLEMS.experience, input: chosen });
    return z.NEVER;
  }),
);

export const professionalSchema = z
  .object({
    ...SIGN_UP_FIELDS,
    businessName: neededLine(FIELD_PROBLEMS.businessName, LONGEST_NAME),
    certifications: freeText(LONGEST_TEXT),
    experience: experienceField,
    portfolio: webAddressField,
    specialties: freeText(LONGEST_TEXT),
    location: freeText(LONGEST_NAME),
  })
  .check(samePasswordTwice, hardToGuess);

export const NO_PROFESSIONAL_VALUES: z.input<typeof professionalSchema> = {
  ...NO_SIGN_UP_VALUES,
  businessName: '',
  certifications: '',
  experience: '',
  portfolio: '',
  specialties: '',
  location: '',
};

export type ProfessionalValues = z.input<typeof professionalSchema>;
export type ProfessionalParsed = z.output<typeof professionalSchema>;
