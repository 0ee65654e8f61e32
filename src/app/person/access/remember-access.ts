import type { AccessReply } from '#contracts/access.ts';
import type { StorageArea } from '#studio/storage/browser-storage.ts';
import type { KeptValue } from '#studio/storage/kept-value.ts';
import { keptPass, keptPro } from './remembered-access.ts';

/**
 * Two answers may differ a little about the same end: a difference below this, in milliseconds, is not
 * written.
 */
const SAME_MS = 5000;

/** Other tabs are told of each write, so what stays the same is not written again. */
function write<Value extends { readonly expires: number }>(
  storage: StorageWrites,
  kept: KeptValue<Value>,
  record: NoInfer<Value> | null,
): void {
  if (record === null) {
    storage.remove(kept.key);
    return;
  }
  const known = kept.read(storage);
  if (known !== null && Math.abs(known.expires - record.expires) < SAME_MS) return;
  kept.write(storage, record);
}

type StorageWrites = Pick<StorageArea, 'read' | 'write' | 'remove'>;

/**
 * Keeps what the server said for the next visit; what it did not say goes.
 *
 * @param lead by how much the server's clock is ahead of this browser's, in milliseconds
 */
export function rememberAccess(storage: StorageWrites, access: AccessReply, lead: number): void {
  const here = (moment: string) => Date.parse(moment) - lead;
  const { proUntil } = access;
  const pass = access.features.find(({ feature }) => feature === 'pro-artists-chat');
  write(storage, keptPro, proUntil === null ? null : { expires: here(proUntil), isProUser: true });
  write(
    storage,
    keptPass,
    pass === undefined || proUntil !== null
      ? null
      : { expires: here(pass.until), features: ['pro-artists-chat'], paymentId: pass.paymentId },
  );
}
