import type { AccessReply } from '#contracts/access.ts';
import { PASS_KEY, PRO_KEY } from './remembered-access.ts';

/** Two answers give the same end a little differently: a difference up to this is not written. */
const SAME_MS = 5000;

/** A feature that no pass gives: with it, all of Pro ends. */
const ANY_PRO_FEATURE = 'professional-mode';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Expiring {
  readonly expires: number;
  readonly [field: string]: unknown;
}

function expiresIn(text: string | null): number | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('expires' in value)) return null;
    return typeof value.expires === 'number' ? value.expires : null;
  } catch {
    return null;
  }
}

/** Other tabs hear of each change: what stays the same must not be told again and again. */
function write(storage: Kept, key: string, record: Expiring | null): void {
  if (record === null) {
    storage.removeItem(key);
    return;
  }
  const known = expiresIn(storage.getItem(key));
  if (known !== null && Math.abs(known - record.expires) < SAME_MS) return;
  storage.setItem(key, JSON.stringify(record));
}

/**
 * Keeps what the server said for the next visit; what it did not say goes.
 *
 * @param storage throws where the browser keeps nothing
 * @param lead by how much the server's clock is ahead of this browser's, in milliseconds
 */
export function rememberAccess(storage: () => Kept, access: AccessReply, lead: number): void {
  const endOf = (feature: string) => {
    const found = access.features.find((one) => one.feature === feature);
    return found === undefined ? null : { ...found, expires: Date.parse(found.until) - lead };
  };
  const pro = access.isProUser ? endOf(ANY_PRO_FEATURE) : null;
  const pass = access.isProUser ? null : endOf('pro-artists-chat');
  try {
    const kept = storage();
    write(kept, PRO_KEY, pro === null ? null : { expires: pro.expires, isProUser: true });
    write(
      kept,
      PASS_KEY,
      pass === null
        ? null
        : { expires: pass.expires, features: [pass.feature], paymentId: pass.paymentId },
    );
  } catch {
    // The next visit is drawn a little later.
  }
}
