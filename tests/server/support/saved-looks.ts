import { v7 as uuidv7 } from 'uuid';
import { type SavedLook, saveLook } from '#contracts/makeup-looks.ts';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { looks } from '#server/db/schema/looks.ts';
import type { Member } from './account.ts';
import type { Platform } from './platform.ts';

interface LookBody {
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly look: Look;
}

/** What a page sends to save a look. */
export function newLook(differences: Partial<LookBody> = {}): LookBody {
  return { id: uuidv7(), name: 'Rosewood', isPublic: false, look: DEFAULT_LOOK, ...differences };
}

/** Saves a look as a page does. */
export async function keep(
  { visitor }: Member,
  differences: Partial<LookBody> = {},
): Promise<SavedLook> {
  const reply = await visitor.call(saveLook, { body: newLook(differences) });
  return saveLook.reply.parse(reply.json());
}

/** Puts `count` looks into an account without a call for each. */
export async function fill({ connection }: Platform, userId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, place) => ({
    ...newLook({ name: `Look ${place}` }),
    userId,
  }));
  await connection.database.insert(looks).values(rows);
}
