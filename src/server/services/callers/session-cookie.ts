import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/config/config.ts';

/**
 * What the names of our cookies start with. `__Host-` has browsers refuse a cookie that another
 * host could have set (RFC 6265bis section 4.1.3.2); it asks for https.
 */
export function authCookiePrefix({ secure }: Pick<Config, 'secure'>): string {
  return secure ? '__Host-lookglass' : 'lookglass';
}

export function sessionCookieName(config: Pick<Config, 'secure'>): string {
  return `${authCookiePrefix(config)}-session`;
}

/** The value of a cookie, as it was sent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const separator = pair.indexOf('=');
    if (pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** The token in a session cookie's value; undefined unless we signed it, as better-auth does. */
export function readSessionToken(value: string, secret: string): string | undefined {
  const text = decoded(value);
  const separator = text.lastIndexOf('.');
  if (separator < 1) return undefined;
  const token = text.slice(0, separator);
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(text.slice(separator + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

/**
 * The `Set-Cookie` value that gives a browser a session cookie: for so many seconds, or until it is closed
 * where that is undefined.
 */
function setCookie(config: Pick<Config, 'secure'>, value: string, seconds?: number): string {
  const life = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const attributes = `${life}; Path=/; HttpOnly; SameSite=Lax${config.secure ? '; Secure' : ''}`;
  return `${sessionCookieName(config)}=${value}${attributes}`;
}

/** The `Set-Cookie` value that keeps a session cookie for so many seconds more. */
export function prolongedCookie(
  config: Pick<Config, 'secure'>,
  value: string,
  seconds: number,
): string {
  return setCookie(config, value, seconds);
}

/** The `Set-Cookie` value of a session with this token, signed as better-auth signs. */
export function newSessionCookie(
  config: Pick<Config, 'secure'>,
  secret: string,
  token: string,
  seconds?: number,
): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return setCookie(config, encodeURIComponent(`${token}.${signature}`), seconds);
}
