import { z } from 'zod/mini';
import { LONGEST_REASON, SHORTEST_REASON } from '#domain/care/care.ts';
import { REASON_WORDS } from '#content/operator-customer-words.ts';

/** The reason for an action: every form of this page asks for one. */
export const reason = z
  .string()
  .check(z.trim(), z.minLength(SHORTEST_REASON, REASON_WORDS.missing), z.maxLength(LONGEST_REASON));
