import type { AccessReply } from '#contracts/access.ts';
import type { StorageArea } from '#studio/storage/browser-storage.ts';
import type { KeptValue } from '#studio/storage/kept-value.ts';
import { keptPass, keptPro } from './remembered-access.ts';

/** Two answers give the same end a little differently: a difference up to this is not written. */
const SAME_MS = 5000;

/** A feature that no pass gives: with it, all of Pro ends. */
const ANY_PRO_FEATURE = 'professional-mode';

/** Other tabs hear of each change: what stays the same must not be told again and again. */
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
  const endOf = (feature: string) => {
    const found = access.features.find((one) => one.feature === feature);
    return found === undefined ? null : { ...found, expires: Date.parse(found.until) - lead };
  };
  const pro = access.isProUser ? endOf(ANY_PRO_FEATURE) : null;
  const pass = access.isProUser ? null : endOf('pro-artists-chat');
  write(storage, keptPro, pro === null ? null : { expires: pro.expires, isProUser: true });
  write(
    storage,
    keptPass,
    pass === null
      ? null
      : { expires: pass.expires, features: ['pro-artists-chat'], paymentId: pass.paymentId },
  );
}
