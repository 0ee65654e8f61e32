import { type ApiErrorCode, COMMON_ERRORS, STATUS_OF_API_ERROR } from '#contracts/api-error.ts';
import type { Access, Contract } from '#contracts/contract.ts';

/** What a call can answer because of who may make it. */
const ERRORS_OF_ACCESS: Readonly<Record<Access, readonly ApiErrorCode[]>> = {
  anyone: [],
  user: ['signed_out'],
  operator: ['signed_out', 'forbidden', 'totp_required'],
};

/** The same for a call that requires a feature of Pro. */
const ERRORS_OF_PRO: readonly ApiErrorCode[] = ['signed_out', 'pro_required'];

/** Everything that can go wrong with a call. */
export function errorsOf({
  access,
  requires,
  limits = [],
  errors = [],
}: Contract): ReadonlySet<ApiErrorCode> {
  const ofGuard = requires === undefined ? [] : ERRORS_OF_PRO;
  const ofLimits: readonly ApiErrorCode[] = limits.length > 0 ? ['too_many_requests'] : [];
  return new Set([
    ...errors,
    ...ofLimits,
    ...ERRORS_OF_ACCESS[access],
    ...ofGuard,
    ...COMMON_ERRORS,
  ]);
}

/** The same, by the status that each is answered with. */
export function errorsByStatus(contract: Contract): ReadonlyMap<number, readonly ApiErrorCode[]> {
  const byStatus = new Map<number, ApiErrorCode[]>();
  for (const code of errorsOf(contract)) {
    const status = STATUS_OF_API_ERROR[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}
