import type { Visit } from '#server/services/accounts/visit.ts';

function cookiesOf({ headers }: Visit): Map<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return new Map(
    pairs
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

function visitWith(visit: Visit, cookies: ReadonlyMap<string, string>): Visit {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { ...visit, headers: { ...visit.headers, cookie } };
}

/** The visit as it is once the browser has taken these `Set-Cookie` values. */
export function withCookies(visit: Visit, setCookies: readonly string[]): Visit {
  const cookies = cookiesOf(visit);
  for (const setCookie of setCookies) {
    const [pair = ''] = setCookie.split(';', 1);
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  return visitWith(visit, cookies);
}

/** The visit of a browser without this cookie. */
export function withoutCookie(visit: Visit, name: string): Visit {
  const cookies = cookiesOf(visit);
  cookies.delete(name);
  return visitWith(visit, cookies);
}
