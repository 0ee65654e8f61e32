import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { credentials, sessions, users } from '#server/db/schema/accounts.ts';
import { activities } from '#server/db/schema/activities.ts';
import { lookLikes, looks } from '#server/db/schema/looks.ts';
import { sessionCookie } from '#tests/server/support/open-session.ts';

/** A person with an account, looks and activity. */
export interface Person {
  readonly email: string;
  /** `Cookie` header. */
  readonly cookie: string;
  /** Network address, as the proxy in front of the server reports it. */
  readonly address: string;
  readonly lookIds: readonly string[];
}

export const PASSWORD = 'Rosewood-at-dawn-7';

const PEOPLE = 1000;
const LOOKS_EACH = 10;
const ACTIVITIES_EACH = 20;
const LIKES_EACH = 5;
/** People per insert: a statement takes at most 65,535 parameters. */
const AT_ONCE = 100;
const DAY_MS = 86_400_000;

function addressOf(place: number): string {
  return `10.1.${Math.floor(place / 250)}.${(place % 250) + 1}`;
}

function invent(place: number) {
  const userId = uuidv7();
  const token = randomUUID();
  const ids = Array.from({ length: LOOKS_EACH }, () => uuidv7());
  return { userId, token, ids, email: `person-${place}@example.com`, address: addressOf(place) };
}

/** Fills an empty database with people who all have the same password. */
export async function addPeople(
  { database }: DatabaseConnection,
  secret: string,
): Promise<readonly Person[]> {
  const password = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const expiresAt = new Date(Date.now() + DAY_MS);
  const people: Person[] = [];
  for (let from = 0; from < PEOPLE; from += AT_ONCE) {
    const group = Array.from({ length: AT_ONCE }, (_, place) => invent(from + place));
    await database
      .insert(users)
      .values(group.map(({ userId, email }) => ({ id: userId, name: 'Zoe Ray', email })));
    await database
      .insert(sessions)
      .values(group.map(({ userId, token }) => ({ userId, token, expiresAt })));
    await database.insert(credentials).values(
      group.map(({ userId }) => ({
        userId,
        accountId: userId,
        providerId: 'credential',
        password,
      })),
    );
    await database
      .insert(looks)
      .values(
        group.flatMap(({ userId, ids }) =>
          ids.map((id) => ({ id, userId, name: 'Rosewood', isPublic: true, look: DEFAULT_LOOK })),
        ),
      );
    await database.insert(activities).values(
      group.flatMap(({ userId, ids }) =>
        Array.from({ length: ACTIVITIES_EACH }, (_, place) => ({
          userId,
          kind: 'look_created' as const,
          subject: 'Rosewood',
          lookId: ids[place % LOOKS_EACH] ?? null,
        })),
      ),
    );
    // Query plans are cached: if this table began empty and filled during the load,
    // it would be scanned every time.
    await database.insert(lookLikes).values(
      group.flatMap(({ userId }, place) =>
        Array.from({ length: LIKES_EACH }, (_, liked) => ({
          userId,
          lookId: group[(place + 1 + liked) % group.length]?.ids[0] ?? '',
        })),
      ),
    );
    for (const { email, token, address, ids } of group) {
      people.push({ email, cookie: sessionCookie(token, secret), address, lookIds: ids });
    }
  }
  return people;
}
