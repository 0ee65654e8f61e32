import { z } from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';

function takesEmail({ body }: Contract): boolean {
  return body instanceof z.ZodMiniObject && 'email' in body.shape;
}

/** What is wrong with how a contract declares its limits; undefined where nothing is. */
export function limitProblem(contract: Contract): string | undefined {
  const { method, access, limits = [], serviceLimits = [], unlimited } = contract;
  const isLimited = limits.length + serviceLimits.length > 0;
  if (unlimited !== undefined) {
    if (isLimited) return 'has a limit and a reason to have none';
    return /^[A-Z].*\.$/.test(unlimited) ? undefined : 'has no reason that is a sentence';
  }
  if (method !== 'GET' && !isLimited) return 'has neither a limit nor a reason';
  if (access === 'anyone' && limits.some(({ per }) => per === 'account')) {
    return 'is limited per account and open to anyone';
  }
  const perEmail = limits.some(({ per }) => per === 'email' || per === 'address and email');
  return perEmail && !takesEmail(contract)
    ? 'is limited per email address and takes none'
    : undefined;
}
