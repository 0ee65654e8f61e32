/** What a message to support asks for. */

import { z } from 'zod/mini';
import { emailField, neededLine } from '#app/kit/forms/account-fields.ts';
import { FIELD_PROBLEMS } from '#content/form-words.ts';
import { SUPPORT_PROBLEMS } from '#content/support-words.ts';
import { LONGEST_NAME } from '#domain/account/account.ts';
import {
  DEFAULT_PRIORITY,
  LONGEST_MESSAGE,
  LONGEST_SUBJECT,
  SUPPORT_CATEGORIES,
  SUPPORT_PRIORITIES,
  type SupportCategory,
} from '#domain/support/support.ts';

const categoryField = z.pipe(
  z.enum(['', ...SUPPORT_CATEGORIES]),
  z.transform((chosen, context): SupportCategory => {
    if (chosen !== '') return chosen;
    context.issues.push({ code: 'custom', message: SUPPORT_PROBLEMS.category, input: chosen });
    return z.NEVER;
  }),
);

export const supportSchema = z.object({
  name: neededLine(SUPPORT_PROBLEMS.name, LONGEST_NAME),
  email: emailField,
  category: categoryField,
  priority: z.enum(SUPPORT_PRIORITIES),
  subject: neededLine(SUPPORT_PROBLEMS.subject, LONGEST_SUBJECT),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, SUPPORT_PROBLEMS.message),
      z.maxLength(LONGEST_MESSAGE, FIELD_PROBLEMS.tooLong),
    ),
  reference: z.string(),
});

export type SupportValues = z.input<typeof supportSchema>;

export const NO_SUPPORT_VALUES: SupportValues = {
  name: '',
  email: '',
  category: '',
  priority: DEFAULT_PRIORITY,
  subject: '',
  message: '',
  reference: '',
};

/** Whether a required field is empty. */
export function isMissing({ name, email, category, subject, message }: SupportValues): boolean {
  return [name, email, category, subject, message].some((text) => text.trim() === '');
}
