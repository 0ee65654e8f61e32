import { z } from 'zod/mini';
import { LONGEST_REASON, SHORTEST_REASON } from '#domain/care/care.ts';
import { REASON_WORDS } from '#content/operator-customer-words.ts';

/** Why somebody does something: every form of this page asks. */
export const reason = z
  .string()
  .check(z.trim(), z.minLength(SHORTEST_REASON, REASON_WORDS.missing), z.maxLength(LONGEST_REASON));
