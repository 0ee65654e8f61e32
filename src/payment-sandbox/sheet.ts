import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { sandboxEvents, sandboxObjects } from './tables.ts';
import type { SandboxObject } from './objects.ts';
import { dueOf } from './renewals.ts';

/** Collects what a call writes, so that it reaches the database in few statements. */
export interface Sheet {
  readonly on: Transaction;
  readonly find: (id: string) => Promise<SandboxObject | undefined>;
  /** Reads many at once, so that finding each of them costs nothing. */
  readonly load: (ids: readonly string[]) => Promise<void>;
  readonly save: (object: SandboxObject) => void;
  readonly announce: (event: typeof sandboxEvents.$inferInsert) => void;
  /** Stores the objects that have been saved, so that they can be searched. */
  readonly flush: () => Promise<void>;
  /** Stores everything. */
  readonly close: () => Promise<void>;
}

function rowOf(object: SandboxObject): typeof sandboxObjects.$inferInsert {
  const { id, object: kind } = object;
  const dueAt = object.object === 'subscription' ? dueOf(object) : null;
  return { id, kind, body: object, dueAt };
}

/** An empty sheet. Only one may be in use in a transaction. */
export function openSheet(on: Transaction): Sheet {
  const known = new Map<string, SandboxObject>();
  const unsaved = new Set<string>();
  const events: (typeof sandboxEvents.$inferInsert)[] = [];

  async function flush(): Promise<void> {
    const rows = [...unsaved].flatMap((id) => known.get(id) ?? []).map(rowOf);
    unsaved.clear();
    if (rows.length === 0) return;
    await on
      .insert(sandboxObjects)
      .values(rows)
      .onConflictDoUpdate({
        target: sandboxObjects.id,
        set: { body: sql`excluded.body`, dueAt: sql`excluded.due_at` },
      });
  }

  return {
    on,
    async find(id) {
      const written = known.get(id);
      if (written !== undefined) return written;
      const [row] = await on
        .select({ body: sandboxObjects.body })
        .from(sandboxObjects)
        .where(eq(sandboxObjects.id, id));
      if (row !== undefined) known.set(id, row.body);
      return row?.body;
    },
    async load(ids) {
      const unknown = ids.filter((id) => !known.has(id));
      if (unknown.length === 0) return;
      const rows = await on
        .select({ id: sandboxObjects.id, body: sandboxObjects.body })
        .from(sandboxObjects)
        .where(inArray(sandboxObjects.id, unknown));
      for (const { id, body } of rows) known.set(id, body);
    },
    save(object) {
      known.set(object.id, object);
      unsaved.add(object.id);
    },
    announce(event) {
      events.push(event);
    },
    flush,
    async close() {
      await flush();
      if (events.length > 0) await on.insert(sandboxEvents).values(events.splice(0));
    },
  };
}
