import { v7 as uuidv7 } from 'uuid';
import type { DatabaseConnection } from '#server/db/database.ts';
import {
  credentials,
  formerAddresses,
  professionalProfiles,
  sessions,
  twoFactors,
  users,
} from '#server/db/schema/accounts.ts';
import { activities, activityArchives } from '#server/db/schema/activities.ts';
import { affiliateClicks } from '#server/db/schema/affiliate-clicks.ts';
import {
  avoidedIngredientConsents,
  avoidedIngredients,
} from '#server/db/schema/avoided-ingredients.ts';
import { catalogueProducts, catalogueRetailers } from '#server/db/schema/catalogue.ts';
import {
  challengeEntries,
  challengeJoins,
  challenges,
  challengeVotes,
} from '#server/db/schema/challenges.ts';
import { affiliateApplications, supportTickets } from '#server/db/schema/correspondence.ts';
import { hiddenNames, reportCases, reports, restrictions } from '#server/db/schema/decency.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { liveExclusions, liveMessages, livePictures, liveRooms } from '#server/db/schema/live.ts';
import { liveReminders } from '#server/db/schema/live-reminders.ts';
import { lookLikes, looks } from '#server/db/schema/looks.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { progressAwards } from '#server/db/schema/progress.ts';
import { lookRatings } from '#server/db/schema/ratings.ts';
import { shopClicks } from '#server/db/schema/shop-clicks.ts';
import { bagItems, wishes, wishMails } from '#server/db/schema/shopping-lists.ts';
import { skinHistoryConsents, skinHistoryEntries } from '#server/db/schema/skin-history.ts';
import { LINK_PURPOSES, linkIdentifier, verifications } from '#server/db/schema/verifications.ts';
import { giveSubscription } from './entitle.ts';

/** A person whose data is easy to find in any row. */
export interface TracedPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const LATER = new Date('2099-01-01T00:00:00Z');
const GIVEN_UP = { dueAt: LATER, givenUpAt: LATER };

/** Gives an account a row in every table that knows accounts, besides its own and its password. */
export async function addTraces(
  connection: DatabaseConnection,
  { id: userId, firstName, lastName, email }: TracedPerson,
): Promise<void> {
  const { database } = connection;
  const lookId = uuidv7();
  await database.insert(sessions).values({ token: `token-${userId}`, userId, expiresAt: LATER });
  await database
    .insert(credentials)
    .values({ accountId: `subject-of-${lastName}`, providerId: 'google', userId });
  await database
    .insert(formerAddresses)
    .values({ userId, email: `former-${email}`, leftAt: LATER, until: LATER });
  await database.insert(twoFactors).values({ secret: 's', backupCodes: 'b', userId });
  await database.insert(professionalProfiles).values({
    userId,
    businessName: `${lastName} Studio`,
    certifications: '',
    experience: '2-5',
    portfolio: '',
    specialties: '',
    location: '',
  });
  await database
    .insert(looks)
    .values({ id: lookId, userId, name: `${firstName}'s look`, isPublic: true, look: {} });
  await database.insert(lookLikes).values({ lookId, userId });
  await database
    .insert(activities)
    .values({ userId, kind: 'look_created', subject: `${firstName} ${lastName}` });
  await database.insert(activityArchives).values({
    userId,
    looksCreated: 3,
    photosTaken: 2,
    likesGiven: 1,
    daysActive: 4,
    lastDay: '2026-01-01',
  });
  await giveSubscription(connection, userId, { paidUntil: LATER });
  await database.insert(supportTickets).values({
    number: `number-${userId}`,
    userId,
    name: firstName,
    email,
    category: 'billing',
    subject: `${firstName}'s bill`,
    message: `Yours, ${lastName}`,
    priority: 'high',
    createdAt: LATER,
  });
  await database.insert(affiliateApplications).values({
    userId,
    name: `${firstName} ${lastName}`,
    email,
    website: '',
    socialFollowing: '',
    contentType: '',
    message: '',
    createdAt: LATER,
  });
  await database.insert(lookRatings).values({ userId, look: 'romantic', stars: 5, ratedAt: LATER });
  await database.insert(progressAwards).values({
    userId,
    id: uuidv7(),
    kind: 'daily_login',
    day: '2026-11-21',
    receivedAt: LATER,
  });
  await database.insert(skinHistoryConsents).values({ userId, agreedAt: LATER });
  await database.insert(skinHistoryEntries).values({
    userId,
    id: uuidv7(),
    measuredAt: LATER,
    grade: 'good',
    light: 80,
    score: { value: 76, low: 71, high: 81 },
    measures: { redness: { value: 4.2, low: 2.6, high: 5.8, unit: 'a*' } },
  });
  await database.insert(avoidedIngredientConsents).values({ userId, agreedAt: LATER });
  await database
    .insert(avoidedIngredients)
    .values({ userId, place: 0, name: `${lastName} Oil`, kind: 'allergen' });
  await database
    .insert(wishes)
    .values({ userId, productId: lookId, place: lookId, addedAt: LATER });
  await database.insert(bagItems).values({
    userId,
    id: lookId,
    place: lookId,
    brand: '',
    name: `${lastName} Rouge`,
    shade: '',
    category: 'blush',
    purchaseDate: '2026-01-01',
    expirationDate: '2027-01-01',
    usageCount: 3,
    ingredients: '',
    isWishlisted: false,
    heard: [],
  });
  await database.insert(wishMails).values({ userId, linkKey: 'k', askedAt: LATER });
  await database.insert(affiliateClicks).values({
    userId,
    type: 'consultation_booking',
    artistId: 'an-artist',
    artistName: 'An Artist',
    platform: 'Web search',
    priceInCents: 100,
    commissionInCents: 15,
    affiliateUrl: 'https://example.com/',
    clickedAt: LATER,
  });
  await database.insert(auditEntries).values([
    { actor: userId, action: 'maintenance_enabled' },
    {
      actor: 'console',
      action: 'operator_granted',
      subject: userId,
      detail: { reason: `${firstName} ${lastName} asked` },
    },
  ]);
  await database.insert(jobs).values([
    { name: 'mail', payload: { to: email }, userId, address: email, ...GIVEN_UP },
    { name: 'mail', payload: { to: `new-${email}`, userId }, userId, ...GIVEN_UP },
    { name: 'new-email', payload: { userId, email: `new-${email}` }, userId, ...GIVEN_UP },
    { name: 'newsletter-subscription', payload: { email }, address: email, ...GIVEN_UP },
  ]);
  await database.insert(verifications).values([
    ...LINK_PURPOSES.map((purpose) => ({
      identifier: linkIdentifier(purpose, userId),
      value: JSON.stringify({ hash: 'a-hash', email: `new-${email}` }),
      expiresAt: LATER,
    })),
    { identifier: `2fa-${lastName}`, value: userId, expiresAt: LATER },
    {
      identifier: `auth-state:${lastName}`,
      value: JSON.stringify({ callbackURL: '/', link: { email, userId } }),
      expiresAt: LATER,
    },
  ]);
  await clickOnBuy(connection, userId);
  await goLive(connection, { id: userId, firstName, lastName, email });
  await report(connection, { id: userId, firstName, lastName, email });
  await takePart(connection, userId, lookId);
}

/**
 * Something of the person's own that was reported, a report by them, and what operators decided about
 * them.
 */
async function report(
  { database }: DatabaseConnection,
  { id: userId, firstName, lastName }: TracedPerson,
): Promise<void> {
  const id = uuidv7();
  await database.insert(reportCases).values({
    id,
    kind: 'look',
    subject: id,
    userId,
    evidence: [{ text: `${firstName} ${lastName}’s look` }],
    firstAt: LATER,
    lastAt: LATER,
    decidedAt: LATER,
  });
  await database
    .insert(reports)
    .values({ caseId: id, userId, reason: 'spam', words: `I’m ${lastName}`, reportedAt: LATER });
  await database
    .insert(restrictions)
    .values({ userId, area: 'chat', reason: `${firstName} was rude`, since: LATER });
  await database
    .insert(hiddenNames)
    .values({ userId, name: `${firstName} ${lastName}`, hiddenAt: LATER });
}

/** A challenge without anybody else: the person's entry, and a vote. */
async function takePart(
  { database }: DatabaseConnection,
  userId: string,
  lookId: string,
): Promise<void> {
  const [challengeId, entryId] = [uuidv7(), uuidv7()];
  await database.insert(challenges).values({
    id: challengeId,
    setter: 'operator',
    title: 'Red, and nothing else',
    about: '',
    parts: [{ kind: 'bare', product: 'blush' }],
    prize: '',
    difficulty: 'easy',
    startsAt: LATER,
    endsAt: LATER,
    createdAt: LATER,
  });
  await database.insert(challengeJoins).values({ userId, challengeId, joinedAt: LATER });
  await database
    .insert(challengeEntries)
    .values({ id: entryId, challengeId, userId, lookId, makeup: 'm', enteredAt: LATER });
  await database.insert(challengeVotes).values({ challengeId, userId, entryId, votedAt: LATER });
}

/** A room of the person's own, and all that people do in a room; nobody else needs to be there for it. */
async function goLive(
  { database }: DatabaseConnection,
  { id: userId, firstName, lastName }: TracedPerson,
): Promise<void> {
  const roomId = uuidv7();
  await database.insert(liveRooms).values({
    id: roomId,
    hostId: userId,
    title: `With ${firstName} ${lastName}`,
    state: 'ended',
    audience: 'link',
    isListed: false,
    quality: '720p',
    chat: 'on',
    hasPicture: true,
    createdAt: LATER,
  });
  await database
    .insert(liveMessages)
    .values({ roomId, place: 1, userId, text: `I’m ${lastName}`, writtenAt: LATER });
  await database.insert(liveExclusions).values({ roomId, userId, excludedAt: LATER });
  await database.insert(livePictures).values({
    id: uuidv7(),
    roomId,
    direction: 'watched',
    resource: '/whep/1',
    userId,
    begunAt: LATER,
  });
  await database
    .insert(liveReminders)
    .values({ roomId, userId, linkKey: 'a link of a mail', askedAt: LATER });
}

async function clickOnBuy({ database }: DatabaseConnection, userId: string): Promise<void> {
  const [retailerId, productId] = ['corner-store', uuidv7()];
  await database
    .insert(catalogueRetailers)
    .values({ id: retailerId, name: 'Corner Store' })
    .onConflictDoNothing();
  await database.insert(catalogueProducts).values({
    id: productId,
    identity: productId,
    brand: 'Maison',
    name: 'Velvet Stain',
    shade: 'Dusk Rose',
    category: 'lipstick',
    ingredients: [],
    updatedAt: LATER,
  });
  await database.insert(shopClicks).values({ userId, productId, retailerId, clickedAt: LATER });
}

/** Makes an account that has a row in every table that knows accounts. */
export async function leaveTraces(
  connection: DatabaseConnection,
  person: TracedPerson,
): Promise<void> {
  const { id, firstName, lastName, email } = person;
  const { database } = connection;
  await database
    .insert(users)
    .values({ id, name: `${firstName} ${lastName}`, firstName, lastName, email });
  await database
    .insert(credentials)
    .values({ accountId: id, providerId: 'credential', userId: id, password: 'a-hash' });
  await addTraces(connection, person);
}

/** Every table of every schema that is ours, as `schema.table`. */
export async function everyTable({ execute }: DatabaseConnection): Promise<readonly string[]> {
  const { rows } = await execute(
    `select format('%I.%I', schemas.nspname, tables.relname) as name
     from pg_class tables join pg_namespace schemas on schemas.oid = tables.relnamespace
     where tables.relkind in ('r', 'p') and not tables.relispartition
       and schemas.nspname not like 'pg\\_%' and schemas.nspname <> 'information_schema'
     order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** The tables with a column that holds the id of an account. */
export async function tablesOfAccounts({
  execute,
}: DatabaseConnection): Promise<readonly string[]> {
  const { rows } = await execute(
    `select distinct format('%I.%I', table_schema, table_name) as name
     from information_schema.columns where column_name in ('user_id', 'host_id') order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** The tables in which a text stands in any column, in upper or lower case. */
export async function tablesWith(
  connection: DatabaseConnection,
  text: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of await everyTable(connection)) {
    const { rows } = await connection.execute(
      `select 1 from ${table} as r where position(lower($1) in lower(row_to_json(r)::text)) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}
