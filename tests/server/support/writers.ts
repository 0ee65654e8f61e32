import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod/mini';
import { listLooks } from '#contracts/makeup-looks.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';

/** What a server has acknowledged. */
export interface Acknowledged {
  /** Each saved look, with the names that it may have now: two while a renaming went unanswered. */
  readonly looks: Map<string, readonly string[]>;
  readonly events: Set<string>;
}

/** A person signed in, by the `Cookie` header. */
export interface Writer {
  readonly cookie: string;
  readonly acknowledged: Acknowledged;
}

export function createWriter(cookie: string): Writer {
  return { cookie, acknowledged: { looks: new Map(), events: new Set() } };
}

const UNAVAILABLE = 503;

/** Whether a change was acknowledged; undefined when there is nobody to ask any more. */
async function change(
  origin: string,
  { cookie }: Writer,
  [method, path]: readonly [string, string],
  body: unknown,
): Promise<boolean | undefined> {
  try {
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await reply.arrayBuffer();
    if (reply.ok) return true;
    if (reply.status === UNAVAILABLE) return false;
  } catch {
    return undefined;
  }
  throw new Error(`${method} ${path} was refused.`);
}

/**
 * Saves looks, renames them and tells of events, one after the other, until the server is gone or says
 * that its database is, or until `isOver` is true. Rejects if it answers anything else.
 */
export async function writeUntilItEnds(
  origin: string,
  writer: Writer,
  isOver: () => boolean = () => false,
): Promise<void> {
  const { looks, events } = writer.acknowledged;
  while (!isOver()) {
    const id = uuidv7();
    const look = { id, name: 'as saved', look: DEFAULT_LOOK };
    if (!(await change(origin, writer, ['POST', '/api/makeup-looks'], look))) return;
    const renamed = { name: 'as renamed' };
    looks.set(id, ['as saved', renamed.name]);
    if (!(await change(origin, writer, ['PATCH', `/api/makeup-looks/${id}`], renamed))) return;
    looks.set(id, [renamed.name]);
    const event = {
      event: 'look_save',
      page: '/',
      sessionId: `session_${Date.now()}_kill`,
      eventId: uuidv7(),
    };
    if (!(await change(origin, writer, ['POST', '/api/analytics/track'], event))) return;
    events.add(event.eventId);
  }
}

/** The acknowledged looks that the server does not have as it acknowledged them. */
export async function findLostLooks(
  origin: string,
  { cookie, acknowledged }: Writer,
): Promise<readonly string[]> {
  const reply = await fetch(`${origin}${listLooks.path}`, { headers: { cookie } });
  if (reply.status === UNAVAILABLE) throw new Error('The server has no database.');
  const kept = z.array(z.object({ id: z.string(), name: z.string() })).parse(await reply.json());
  const names = new Map(kept.map(({ id, name }) => [id, name]));
  return [...acknowledged.looks]
    .filter(([id, allowed]) => !allowed.includes(names.get(id) ?? ''))
    .map(([id]) => id);
}
