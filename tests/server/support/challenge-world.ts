import { v7 as uuidv7 } from 'uuid';
import {
  type Challenge,
  challenge,
  enterChallenge,
  listChallengeEntries,
  listChallenges,
  voteInChallenge,
} from '#contracts/challenges.ts';
import type { Brief } from '#domain/challenges/brief.ts';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { challenges } from '#server/db/schema/challenges.ts';
import { joinAs, type Member } from './account.ts';
import { givePro } from './entitle.ts';
import type { Platform } from './platform.ts';
import { keep } from './saved-looks.ts';

const DAY_MS = 86_400_000;

export const RED_LIPS: Brief = [
  { kind: 'wear', product: 'lipstick', color: 'red', finish: 'matte' },
  { kind: 'bare', product: 'blush' },
];

/** A look that meets `RED_LIPS`; another one for each `strength`. */
export function redLips(strength = 80): Look {
  return {
    ...DEFAULT_LOOK,
    lipstick: { color: '#b3203f', opacity: strength, finish: 'matte' },
    blush: { color: '#fda4af', opacity: 0 },
  };
}

/** Stores an operator's challenge that began `began` days ago and lasts a week. */
export async function setChallenge(
  { connection }: Pick<Platform, 'connection'>,
  { brief = RED_LIPS, began = 1 }: { readonly brief?: Brief; readonly began?: number } = {},
): Promise<string> {
  const id = uuidv7();
  const startsAt = new Date(Date.now() - began * DAY_MS);
  await connection.database.insert(challenges).values({
    id,
    setter: 'operator',
    title: 'Red, and nothing else',
    about: 'A red mouth.',
    parts: brief,
    prize: 'A lipstick of your choice',
    difficulty: 'easy',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 7 * DAY_MS),
    createdAt: startsAt,
  });
  return id;
}

export async function joinPro(platform: Platform): Promise<Member> {
  const member = await joinAs(platform);
  await givePro(platform.connection, member.id, new Date(Date.now() + 365 * DAY_MS));
  return member;
}

/** A Pro person who has entered a look, and the entry's id. */
export async function joinEntrant(
  platform: Platform,
  challengeId: string,
  { name = 'Rosewood', strength = 80 }: { readonly name?: string; readonly strength?: number } = {},
): Promise<Member & { readonly entryId: string; readonly lookId: string }> {
  const member = await joinPro(platform);
  const { id: lookId } = await keep(member, { name, isPublic: true, look: redLips(strength) });
  const reply = await member.visitor.call(enterChallenge, { body: { challengeId, lookId } });
  const { ownEntry } = challenge.parse(reply.json());
  if (ownEntry === null) throw new Error('The look was not entered.');
  return { ...member, entryId: ownEntry.id, lookId };
}

export function vote({ visitor }: Member, challengeId: string, entryId: string | null) {
  return visitor.call(voteInChallenge, { body: { challengeId, entryId } });
}

export async function readList({ visitor }: Pick<Member, 'visitor'>) {
  return listChallenges.reply.parse((await visitor.call(listChallenges)).json());
}

/** A challenge as a person sees it in the list. */
export async function readChallenge(
  member: Pick<Member, 'visitor'>,
  id: string,
): Promise<Challenge | undefined> {
  const { running, planned, ended } = await readList(member);
  return [...running, ...planned, ...ended].find((one) => one.id === id);
}

export async function readEntries({ visitor }: Member, id: string) {
  const reply = await visitor.call(listChallengeEntries, { params: { id } });
  return listChallengeEntries.reply.parse(reply.json()).entries;
}
