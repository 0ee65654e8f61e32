import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { v4 as randomUuid, v7 as uuidv7 } from 'uuid';
import { users } from '#server/db/schema/accounts.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { createAudit } from '#server/services/audit/audit.ts';
import { forgetOld } from '#server/services/retention/forget-old.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

const database = () => platform().connection.database;
const audit = createAudit(() => new Date());
const REFUSED = /can only be added to/;

/** What the database itself says to a statement, beneath everything that wraps its error. */
async function answerTo(statement: string, parameters: readonly unknown[] = []): Promise<string> {
  try {
    await platform().connection.execute(statement, parameters);
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function note(different: Partial<typeof auditEntries.$inferInsert> = {}): Promise<string> {
  const id = uuidv7();
  await database()
    .insert(auditEntries)
    .values({
      id,
      actor: 'console',
      action: 'access_granted',
      subject: uuidv7(),
      detail: { reason: 'Zoe wrote to us', scope: 'pro' },
      ...different,
    });
  return id;
}

async function entry(id: string) {
  const [found] = await database().select().from(auditEntries).where(eq(auditEntries.id, id));
  return found;
}

async function addAccount(): Promise<string> {
  const id = uuidv7();
  await database()
    .insert(users)
    .values({ id, name: 'Zoe Ray', email: `${id}@example.com` });
  return id;
}

describe('the record of what was done', () => {
  it.each([
    ['another action', `update audit_entries set action = 'maintenance_enabled'`],
    ['another actor', `update audit_entries set actor = 'console2'`],
    ['another time', `update audit_entries set happened_at = now() - interval '20 years'`],
    ['other circumstances', `update audit_entries set detail = '{}'`],
    ['another reason', `update audit_entries set detail = detail || '{"reason":"x"}'`],
    ['no subject', 'update audit_entries set subject = null'],
    ['another id', 'update audit_entries set id = gen_random_uuid()'],
    ['nothing new', 'update audit_entries set action = action'],
    ['an end', 'delete from audit_entries'],
    ['an end for all', 'truncate audit_entries'],
    ['an end for all and what depends on it', 'truncate audit_entries, switches cascade'],
    [
      'a second life',
      `insert into audit_entries select id, now(), 'x', 'y' from audit_entries
      on conflict (id) do update set action = excluded.action`,
    ],
  ])('refuses %s', async (_, statement) => {
    const id = await note();
    const before = await entry(id);
    expect(await answerTo(statement)).toMatch(REFUSED);
    expect(await entry(id)).toEqual(before);
  });

  it('is guarded whatever a session says of itself', async () => {
    await note();
    const statement = `set session_replication_role = replica; delete from audit_entries`;
    expect(await answerTo(statement)).toMatch(REFUSED);
    await platform().connection.execute('set session_replication_role = origin');
  });

  it('keeps one entry for what is asked for twice', async () => {
    const id = uuidv7();
    const same = { id, actor: 'console', action: 'access_granted' } as const;
    expect(await audit.add(database(), same)).toBe(true);
    expect(await audit.add(database(), same)).toBe(false);
    expect(await database().select().from(auditEntries)).toHaveLength(1);
  });
});

describe('the id of an account in the record', () => {
  const pseudonymise = (id: string, pseudonym: string, detail = `detail - 'reason'`) =>
    answerTo(`update audit_entries set subject = $2, detail = ${detail} where subject = $1`, [
      id,
      pseudonym,
    ]);

  it('stays as long as there is the account', async () => {
    const account = await addAccount();
    await note({ subject: account });
    expect(await pseudonymise(account, randomUuid())).toMatch(REFUSED);
  });

  it('gives way to a random one when the account is gone, with what was written about it', async () => {
    const pseudonym = randomUuid();
    const subject = uuidv7();
    const id = await note({ subject });
    expect(await pseudonymise(subject, pseudonym)).toBe('done');
    expect(await entry(id)).toMatchObject({ subject: pseudonym, detail: { scope: 'pro' } });
  });

  it('gives way once', async () => {
    const subject = uuidv7();
    const pseudonym = randomUuid();
    await note({ subject });
    await pseudonymise(subject, pseudonym);
    expect(await pseudonymise(pseudonym, randomUuid())).toMatch(REFUSED);
  });

  it('gives way to nobody else', async () => {
    const subject = uuidv7();
    await note({ subject });
    expect(await pseudonymise(subject, await addAccount())).toMatch(REFUSED);
    expect(await pseudonymise(subject, 'console')).toMatch(REFUSED);
  });

  it('takes nothing else along', async () => {
    const subject = uuidv7();
    await note({ subject });
    expect(await pseudonymise(subject, randomUuid(), `'{}'::jsonb`)).toMatch(REFUSED);
    expect(await pseudonymise(subject, randomUuid(), `detail - 'scope'`)).toMatch(REFUSED);
  });

  it('is not taken for the one of a guest, whose words stay', async () => {
    const subject = `guest:${uuidv7()}`;
    await note({ subject });
    expect(await pseudonymise(subject, randomUuid())).toMatch(REFUSED);
  });
});

describe('an entry', () => {
  const yearsAgo = async (years: number) => {
    const [row] = (
      await platform().connection.execute(`select now() - make_interval(years => ${years}) as at`)
    ).rows;
    return new Date(String(row?.['at']));
  };

  it('goes after ten years, and not before', async () => {
    const old = await note({ happenedAt: await yearsAgo(11) });
    const young = await note({ happenedAt: await yearsAgo(9) });
    await forgetOld(database(), new Date());
    expect(await entry(old)).toBeUndefined();
    expect(await entry(young)).toBeDefined();
  });

  it('is kept by the clock of the database, whatever the server’s clock says', async () => {
    const young = await note({ happenedAt: await yearsAgo(9) });
    await forgetOld(database(), new Date('2099-01-01T00:00:00Z'));
    expect(await entry(young)).toBeDefined();
    const [{ count } = { count: 0 }] = await database()
      .select({ count: sql<number>`count(*)::int` })
      .from(auditEntries);
    expect(count).toBe(1);
  });
});
