import { z } from 'zod/mini';
import { currentUser } from '#contracts/fields.ts';

/** Who is signed in, without their rights: those are only in `accessStore`. */
export const signedInUser = z.omit(currentUser, { isProUser: true });
export type SignedInUser = z.infer<typeof signedInUser>;
