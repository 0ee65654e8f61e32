import { asc, eq } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { AVOIDED_KINDS } from '#domain/wellness/ingredients/avoided.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { PersonalData } from './personal-data.ts';

/** Who agreed that their allergens and dislikes are kept with the account. */
export const avoidedIngredientConsents = pgTable('avoided_consents', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  agreedAt: moment('agreed_at').notNull(),
});

export const avoidedIngredientConsentsData = new PersonalData(
  avoidedIngredientConsents,
  {
    avoidedIngredientsConsent: (on, { id }) =>
      on
        .select({ agreedAt: avoidedIngredientConsents.agreedAt })
        .from(avoidedIngredientConsents)
        .where(eq(avoidedIngredientConsents.userId, id)),
  },
  'with the account',
);

/** What people avoid in products. Some of it tells of their health. */
export const avoidedIngredients = pgTable(
  'avoided_ingredients',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' })
      // No row exists without a consent, and none is left when the consent is withdrawn.
      .references(() => avoidedIngredientConsents.userId, { onDelete: 'cascade' }),
    /** Place on the list, from 0 on. */
    place: integer('place').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: AVOIDED_KINDS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
);

export const avoidedIngredientsData = new PersonalData(
  avoidedIngredients,
  {
    avoidedIngredients: (on, { id }) =>
      on
        .select({ name: avoidedIngredients.name, kind: avoidedIngredients.kind })
        .from(avoidedIngredients)
        .where(eq(avoidedIngredients.userId, id))
        .orderBy(asc(avoidedIngredients.place)),
  },
  'with the account',
);
