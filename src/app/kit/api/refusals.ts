/** Tells listeners that a call was refused, wherever in the page the call was made. */

import type { ApiErrorCode } from '#contracts/api-error.ts';

const listeners = new Map<ApiErrorCode, () => void>();

/** Calls back whenever a call is refused with this code. There is one listener for each. */
export function onRefusal(code: ApiErrorCode, listener: () => void): void {
  listeners.set(code, listener);
}

export function hearRefusal(code: ApiErrorCode): void {
  listeners.get(code)?.();
}
