/** The fields that several calls share. */
import { z } from 'zod/mini';
import {
  ACCOUNT_TYPES,
  LONGEST_EMAIL,
  LONGEST_PASSWORD,
  LONGEST_URL,
  ROLES,
} from '#domain/account/account.ts';

/** A UUID in its text form, made by us (version 7) or by a page (version 4 or 7). */
export const identifier = z.uuid();

/** A moment, as ISO 8601 with its time zone. */
export const moment = z.iso.datetime({ offset: true });

/** An e-mail address, compared without regard to case. */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(LONGEST_EMAIL), z.email());

/** A password to be checked: one that is too short is simply wrong. */
export const password = z.string().check(z.minLength(1), z.maxLength(LONGEST_PASSWORD));

/** A new password: one that is too weak is answered with an error of its own. */
export const newPassword = password;

/** Text of one line, without characters that control a terminal or a mail. */
export function line(longest: number) {
  return z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
}

const LONGEST_MODEL_NAME = 60;

/** What an operator calls a language model, for people to read. */
export const modelName = line(LONGEST_MODEL_NAME);

/** Text that may be empty and have several lines. */
export function optionalText(longest: number) {
  return z
    .string()
    .check(z.trim(), z.maxLength(longest), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u));
}

/** The same, but not empty. */
export function neededText(longest: number) {
  return optionalText(longest).check(z.minLength(1));
}

/** An address that a browser can open: nothing that runs code when it is followed. */
const webAddress = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_URL), z.url({ protocol: /^https?$/ }));

export const optionalWebAddress = z.union([z.literal(''), webAddress]);

/**
 * A JPEG as a data URL of at most `longest` characters. Whether it really is a JPEG shows when it is
 * decoded. What follows the comma is searched for a character outside base64: matching every valid
 * character instead takes five times as long, 15 ms for two megabytes, during which the server does
 * nothing else.
 */
export function jpegPicture(longest: number) {
  return z
    .string()
    .check(
      z.maxLength(longest),
      z.regex(/^data:image\/jpeg;base64,(?!={0,2}$|.*?(?:[^A-Za-z0-9+/=]|=(?!=?$)))/),
    );
}

const LONGEST_TRAP = 500;

/**
 * A field that no person sees: a program that fills in whatever it finds gives itself away. Such a call
 * is answered as if it were accepted, and thrown away.
 */
export const trap = z.optional(z.string().check(z.maxLength(LONGEST_TRAP)));

/** The token of a link that we mailed. */
export const linkToken = z.string().check(z.minLength(10), z.maxLength(1000));

export const currentUser = z.object({
  id: identifier,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isProUser: z.boolean(),
  accountType: z.enum(ACCOUNT_TYPES),
  role: z.enum(ROLES),
  /** Whether a code of an authenticator app is asked for at sign-in. */
  totpEnabled: z.boolean(),
  /** False for those who only ever signed in with a provider. */
  hasPassword: z.boolean(),
  createdAt: moment,
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The answer of a call that leads elsewhere. */
export const noBody = z.undefined();

/** The answer of a call that has nothing to tell but that it was done. */
export const done = z.object({ success: z.literal(true) });

/** The answer of a call that says something to the person. */
export const said = z.object({ success: z.literal(true), message: z.string() });
