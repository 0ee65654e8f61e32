import { and, eq, ne, not, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { switches } from '#server/db/schema/operation.ts';
import type { Audit } from '#server/services/audit/audit.ts';

const NAME = 'maintenance';

/** Whether maintenance is on, as it is stored. */
export async function readSwitch(on: Database | Transaction): Promise<boolean> {
  const [row] = await on
    .select({ isOn: switches.isOn })
    .from(switches)
    .where(eq(switches.name, NAME));
  return row?.isOn ?? false;
}

export interface SwitchChange {
  /** Undefined switches to the opposite. */
  readonly to: boolean | undefined;
  /** The id of the account that switches. */
  readonly actor: string;
  readonly now: Date;
}

/**
 * Sets the switch, and notes who did so if that changed it. Another call that switches at the same time
 * waits for the row. Resolves with what it is now.
 */
export async function setSwitch(
  on: Transaction,
  audit: Audit,
  { to, actor, now }: SwitchChange,
): Promise<boolean> {
  await on
    .insert(switches)
    .values({ name: NAME, isOn: false, changedAt: now })
    .onConflictDoNothing();
  const isOn: boolean | SQL = to ?? not(switches.isOn);
  const isOther = to === undefined ? undefined : ne(switches.isOn, to);
  const [changed] = await on
    .update(switches)
    .set({ isOn, changedAt: now })
    .where(and(eq(switches.name, NAME), isOther))
    .returning({ isOn: switches.isOn });
  if (changed === undefined) return readSwitch(on);
  const action = changed.isOn ? 'maintenance_enabled' : 'maintenance_disabled';
  await audit.add(on, { actor, action });
  return changed.isOn;
}
