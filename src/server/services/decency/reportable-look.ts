import { and, eq, isNull } from 'drizzle-orm';
import { lookSchema, parseLook } from '#domain/makeup/parse-look.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { looks } from '#server/db/schema/looks.ts';
import type { Reportable } from './reportable.ts';

/** Public looks: hidden, they are private to all but their owner, who cannot make them public again. */
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
          // Its owner lists it again, where they still want that.
          isListed: false,
          updatedAt: now(),
        })
        .where(eq(looks.id, id));
    },
  };
}

/** Takes the looks of an account out of the gallery; who has a link still opens those that are public. */
export async function unlistLooks(on: Transaction, userId: string): Promise<void> {
  await on
    .update(looks)
    .set({ isListed: false })
    .where(and(eq(looks.userId, userId), eq(looks.isListed, true)));
}
