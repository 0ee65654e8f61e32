import { v7 as uuidv7 } from 'uuid';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import type { Request } from './load.ts';
import { PASSWORD, type Person } from './people.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Method, path and body of a call. */
export type Call = readonly [method: Method, path: string, body?: unknown];

/** One of the things that people do. */
interface Task {
  readonly name: string;
  /** How many of a hundred calls. */
  readonly share: number;
  readonly isWrite: boolean;
  readonly call: (own: Person, other: Person) => Call;
}

function anyOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

const lookOf = ({ lookIds }: Person): string => `/api/makeup-looks/${anyOf(lookIds)}`;

/**
 * The calls that pages make while people look around, apply looks and save some: each page asks who is
 * signed in, and most of what happens is reported to the analytics.
 */
export const MIX: readonly Task[] = [
  {
    name: 'read the account',
    share: 25,
    isWrite: false,
    call: () => ['GET', '/api/auth/user'],
  },
  {
    name: 'list looks',
    share: 15,
    isWrite: false,
    call: () => ['GET', '/api/makeup-looks/user'],
  },
  {
    name: "open another person's look",
    share: 10,
    isWrite: false,
    call: (_own, other) => ['GET', lookOf(other)],
  },
  { name: 'read activity', share: 5, isWrite: false, call: () => ['GET', '/api/activity'] },
  {
    name: 'tell of an event',
    share: 20,
    isWrite: true,
    call: () => [
      'POST',
      '/api/analytics/track',
      {
        event: 'makeup_apply',
        page: '/',
        eventData: { product: 'lipstick', opacity: 70 },
        sessionId: 'session_1700000000000_of_the_bench',
        eventId: uuidv7(),
      },
    ],
  },
  {
    name: 'save a look',
    share: 10,
    isWrite: true,
    call: () => ['POST', '/api/makeup-looks', { id: uuidv7(), name: 'Dusk', look: DEFAULT_LOOK }],
  },
  {
    name: "like another person's look",
    share: 7,
    isWrite: true,
    call: (_own, other) => ['PUT', `${lookOf(other)}/like`],
  },
  {
    name: 'take a like back',
    share: 3,
    isWrite: true,
    call: (_own, other) => ['DELETE', `${lookOf(other)}/like`],
  },
  {
    name: 'rename a look',
    share: 5,
    isWrite: true,
    call: (own) => ['PATCH', lookOf(own), { name: 'Dawn' }],
  },
];

/** A complete HTTP request, as a page of the server's own would send it. */
export function requestOf(
  origin: string,
  { cookie, address }: Pick<Person, 'address'> & { readonly cookie?: string },
  [method, path, body]: Call,
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    `Origin: ${origin}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    `X-Forwarded-For: ${address}`,
    'Accept: application/json',
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

/** Makes requests of random people, in the proportions of the mix. */
export function mixedRequests(origin: string, people: readonly Person[]): () => Request {
  const tasks = MIX.flatMap((task) => Array.from({ length: task.share }, () => task));
  return () => {
    const own = anyOf(people);
    const { name, call } = anyOf(tasks);
    return { name, bytes: requestOf(origin, own, call(own, anyOf(people))) };
  };
}

/**
 * Makes requests that sign in with the right password from a new browser: from a known one,
 * signing in would end its session.
 */
export function loginRequests(origin: string, people: readonly Person[]): () => Request {
  return () => {
    const { email, address } = anyOf(people);
    const call = ['POST', '/api/auth/login', { email, password: PASSWORD }] as const;
    return { name: 'sign in', bytes: requestOf(origin, { address }, call) };
  };
}
