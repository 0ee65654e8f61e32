import { createHmac, timingSafeEqual } from 'node:crypto';
import { v7 as uuidv7, validate as isUuid } from 'uuid';
import type { Config } from '#server/config/config.ts';
import { authCookiePrefix, readCookie } from '#server/services/callers/session-cookie.ts';

/** A visitor without an account who left something here. */
export interface Guest {
  readonly id: string;
  /** `Set-Cookie` values that make the browser known by this id. */
  readonly cookies: readonly string[];
}

/** Takes over what a guest left here; does it once, however often it is called. */
export type HandOver = (guestId: string, userId: string) => Promise<void>;

/**
 * Identifies guests by a cookie that we signed and no script can read. It is set with the first thing
 * that a guest leaves here, and removed when they sign in: from then on, their things are the account's.
 */
export interface Guests {
  /** The id in a `Cookie` header; undefined unless we signed it. */
  readonly read: (cookieHeader: string | undefined) => string | undefined;
  /** The guest of a `Cookie` header, a new one where there is none yet. */
  readonly readOrMake: (cookieHeader: string | undefined) => Guest;
  /** Called once by each service that keeps things for guests: how to hand them to an account. */
  readonly onHandOver: (handOver: HandOver) => void;
  /** Hands all of a guest's things to an account. Resolves with the `Set-Cookie` value that ends it. */
  readonly handOver: (guestId: string, userId: string) => Promise<string>;
}

export interface GuestsNeeds {
  readonly config: Pick<Config, 'secure'>;
  readonly secret: string;
}

const LIFE_S = 365 * 24 * 60 * 60;

export function createGuests({ config, secret }: GuestsNeeds): Guests {
  const handOvers: HandOver[] = [];
  const name = `${authCookiePrefix(config)}-guest`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${config.secure ? '; Secure' : ''}`;

  /** Signs an id as a guest's, so that nothing else that we signed passes for one. */
  const signatureOf = (id: string) => createHmac('sha256', secret).update(`guest ${id}`).digest();

  const read: Guests['read'] = (header) => {
    const [id = '', signature = ''] = readCookie(header, name)?.split('.') ?? [];
    if (!isUuid(id)) return undefined;
    const expected = signatureOf(id);
    const given = Buffer.from(signature, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  };

  return {
    read,
    readOrMake(header) {
      const known = read(header);
      if (known !== undefined) return { id: known, cookies: [] };
      const id = uuidv7();
      const value = `${id}.${signatureOf(id).toString('base64url')}`;
      return { id, cookies: [`${name}=${value}; Max-Age=${LIFE_S}; ${attributes}`] };
    },
    onHandOver(handOver) {
      handOvers.push(handOver);
    },
    async handOver(guestId, userId) {
      for (const handOver of handOvers) await handOver(guestId, userId);
      return `${name}=; Max-Age=0; ${attributes}`;
    },
  };
}
