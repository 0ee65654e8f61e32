import { and, eq, isNull } from 'drizzle-orm';
import { lookSchema, parseLook } from '#domain/makeup/parse-look.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { looks } from '#server/db/schema/looks.ts';
import type { Reportable } from './reportable.ts';

/** Public looks. A hidden one can be seen only by its owner, who cannot make it public again. */
export function reportableLooks(database: Database, now: () => Date): Reportable {
  return {
    async find({ id }) {
      const [row] = await database
        .select()
        .from(looks)
        .where(and(eq(looks.id, id), eq(looks.isPublic, true), isNull(looks.deletedAt)));
      if (row === undefined) return undefined;
      const look = parseLook(row.look);
      return {
        subject: row.id,
        userId: row.userId,
        text: row.name,
        by: '',
        within: '',
        look: look.ok ? lookSchema.parse(look.value) : null,
      };
    },

    async setHidden(on, id, isHidden) {
      await on
        .update(looks)
        .set({
          hiddenAt: isHidden ? now() : null,
          isPublic: !isHidden,
          // If its owner still wants it listed, they list it again.
          isListed: false,
          updatedAt: now(),
        })
        .where(eq(looks.id, id));
    },
  };
}

/**
 * Takes the looks of an account out of the gallery; with a link, those that are public can still be
 * opened.
 */
export async function unlistLooks(on: Transaction, userId: string): Promise<void> {
  await on
    .update(looks)
    .set({ isListed: false })
    .where(and(eq(looks.userId, userId), eq(looks.isListed, true)));
}
