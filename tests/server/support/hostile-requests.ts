import fc from 'fast-check';
import type { Contract } from '#contracts/contract.ts';
import { CONTRACTS } from '#tests/server/support/contracts.ts';
import { validBodyOf } from './valid-bodies.ts';

/** Who sends a request: a guest, or a signed-in person. */
export type Sender = 'nobody' | 'member';

export interface HostileRequest {
  readonly contract: Contract;
  readonly method: Contract['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
  readonly sender: Sender;
}

/** Texts that have broken servers before. */
const NASTY_TEXTS = [
  '',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFFFE\uFFFF',
  '\u202Eevil\u2066',
  'e\u0301'.repeat(500),
  '👩🏽‍🎤'.repeat(100),
  'A'.repeat(60_000),
  "'; drop table users; --",
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%ff%2e%2e%2f',
  '__proto__',
  'constructor',
  'javascript:alert(1)',
  'a@b.c\r\nBcc: everybody@example.com',
  `${'a'.repeat(300)}@example.com`,
  '[object Object]',
  'NaN',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  '2026-02-30T25:61:61Z',
] as const;

const NASTY_NUMBERS = [0, -0, -1, 1e308, 5e-324, 2 ** 53, -(2 ** 63), 0.1, 101, 1e21] as const;

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
);

const key = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length', 'id', 'role'),
  fc.constantFrom('email', 'password', 'look', 'name', 'isProUser', 'userId', '$ne', '0', ''),
  fc.string({ maxLength: 10 }),
);

/** Any JSON, as text: an object made here would lose its `__proto__`. */
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('null', 'true', 'false', '[]', '{}', '1e999', '-0'),
    fc.constantFrom(...NASTY_NUMBERS).map((number) => JSON.stringify(number)),
    text.map((value) => JSON.stringify(value)),
    fc.array(tie('json'), { maxLength: 4 }).map((parts) => `[${parts.join()}]`),
    fc
      .array(fc.tuple(key, tie('json')), { maxLength: 5 })
      .map(
        (pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`,
      ),
  ),
}));

/** Texts that are not JSON, or more than a server should read. */
const brokenJson = fc.constantFrom(
  '',
  '{',
  '"',
  '{"a":1,}',
  '\uFEFF{}',
  '{"a":01}',
  'undefined',
  "{'a':1}",
  '[1,2',
  '\u0000',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":{"__proto__":null}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  `[${'0,'.repeat(30_000)}0]`,
);

/** The JSON of an object in which `part` replaces the value at `path`; everything around it is valid. */
function withPart(value: object, path: readonly string[], part: string): string {
  const [name, ...rest] = path;
  const pairs = Object.entries(value).map(([own, inner]: [string, unknown]) => {
    if (own !== name) return `${JSON.stringify(own)}:${JSON.stringify(inner)}`;
    const deeper = rest.length > 0 && typeof inner === 'object' && inner !== null;
    return `${JSON.stringify(own)}:${deeper ? withPart(inner, rest, part) : part}`;
  });
  return `{${pairs.join()}}`;
}

function placesOf(value: object): readonly (readonly string[])[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => [
    [name],
    ...(typeof inner === 'object' && inner !== null
      ? placesOf(inner).map((path) => [name, ...path])
      : []),
  ]);
}

/** A body that the call takes, with one thing about it wrong, or nothing. */
function nearlyValid(valid: object): fc.Arbitrary<string> {
  const places = placesOf(valid);
  const sound = JSON.stringify(valid);
  const added = fc
    .tuple(key, json)
    .map(([name, part]) => sound.replace(/\}$/, `,${JSON.stringify(name)}:${part}}`));
  if (places.length === 0) return fc.oneof(fc.constant(sound), added);
  return fc.oneof(
    fc.constant(sound),
    added,
    fc.constant(sound.replace(/\}$/, ',"role":"operator","isProUser":true,"emailVerified":true}')),
    fc.constantFrom(...places.filter(({ length }) => length === 1)).map(([left]) => {
      const kept = Object.entries(valid).filter(([name]) => name !== left);
      return JSON.stringify(Object.fromEntries(kept));
    }),
    fc.tuple(fc.constantFrom(...places), json).map(([path, part]) => withPart(valid, path, part)),
  );
}

function bodyOf(contract: Contract): fc.Arbitrary<string | undefined> {
  const valid = validBodyOf(contract);
  const any = fc.oneof(fc.constant(undefined), json, brokenJson);
  if (typeof valid !== 'object' || valid === null) return any;
  return fc.oneof({ weight: 1, arbitrary: any }, { weight: 3, arbitrary: nearlyValid(valid) });
}

function urlOf({ path }: Contract): fc.Arbitrary<string> {
  const part = fc.oneof(
    fc.constant('01890a5d-ac96-774b-bcce-b302099a8057'),
    text.map((value) => encodeURIComponent(value.replaceAll(/\p{Cs}/gu, '')).slice(0, 3000)),
    fc.constantFrom('%00', '%ff', '%', '.', '..%2f', '*', 'google', 'a/b', '%E0%A4%A'),
  );
  const names = path.match(/:\w+/g) ?? [];
  const query = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.tuple(fc.constantFrom('provider', 'return', 'link', 'state', 'a[b]'), part))
        .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('?', '?%', '?__proto__[a]=1', '?a&a&a', '?return=//x'),
    },
  );
  return fc.tuple(fc.tuple(...names.map(() => part)), query).map(([parts, asked]) => {
    const filled = names.reduce(
      (left, name, at) => left.replace(name, parts[at] ?? ''),
      path as string,
    );
    return filled + asked;
  });
}

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/jsonp',
      'text/json',
      ';',
      'application/json\t; text/plain',
    ),
  },
);

const oddHeaders = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  {},
  {},
  { 'x-forwarded-for': "127.0.0.1', 1" },
  { 'x-forwarded-proto': 'gopher', 'x-forwarded-host': 'evil.test' },
  { 'user-agent': '\u00ff'.repeat(2000) },
  { 'x-http-method-override': 'DELETE' },
  { authorization: 'Bearer ../../x' },
  { 'if-none-match': '*', range: 'bytes=0-1' },
  { 'accept-language': '*'.repeat(500) },
  { host: 'evil.test' },
);

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function requestOf(contract: Contract): fc.Arbitrary<HostileRequest> {
  return fc.record({
    contract: fc.constant(contract),
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant(contract.method) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    url: urlOf(contract),
    headers: fc
      .tuple(contentType, oddHeaders)
      .map(([type, odd]) => ({ 'content-type': type, ...odd })),
    payload: bodyOf(contract),
    sender: fc.constantFrom<Sender>('nobody', 'member'),
  });
}

/** A request that means no good, to any of these calls. */
export function hostileRequest(
  contracts: readonly Contract[] = CONTRACTS,
): fc.Arbitrary<HostileRequest> {
  return fc.oneof(...contracts.map(requestOf));
}
