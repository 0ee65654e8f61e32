import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

/**
 * What a page may load: itself and nothing else. WebAssembly may be compiled (the face tracker),
 * styles may stand in the page (the dialogs set them), pictures may come from memory (captures,
 * photos). No cross-origin isolation: nothing here needs shared memory, and it would shut out
 * a card provider's frame later.
 */
export const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const;

export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/** What is added to the policy of a server that people reach over https. */
function overHttps(secure: boolean): ContentSecurityPolicy {
  return secure ? { 'upgrade-insecure-requests': [] } : {};
}

/** Writes a policy as it stands in its header. */
export function writePolicy(policy: ContentSecurityPolicy, secure: boolean): string {
  return Object.entries({ ...policy, ...overHttps(secure) })
    .map((directive) => directive.flat().join(' '))
    .join(';');
}

/** The abilities that the documents of this site have a policy for: each is admitted or refused by name. */
const ABILITIES = [
  'camera',
  'microphone',
  'accelerometer',
  'bluetooth',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
] as const;

/** A policy under which a document may ask for these abilities of the device; what it frames may ask for none. */
function permissionsPolicy(admitted: readonly (typeof ABILITIES)[number][]): string {
  return ABILITIES.map(
    (ability) => `${ability}=(${admitted.includes(ability) ? 'self' : ''})`,
  ).join(', ');
}

const PERMISSIONS_POLICY = permissionsPolicy(['camera', 'microphone']);

/** The studio's document alone may ask for devices around the mirror, too. */
export const STUDIO_PERMISSIONS_POLICY = permissionsPolicy(['camera', 'microphone', 'bluetooth']);

/** Neither camera nor microphone is any business of a page that takes money. */
export const PAYMENT_PERMISSIONS_POLICY = permissionsPolicy([]);

const ONE_YEAR_S = 31_536_000;

/** Headers that an answer has anyway. */
const OF_EVERY_ANSWER = new Set(['content-length', 'content-type', 'connection', 'date']);

export type Headers = Readonly<Record<string, string>>;

/**
 * The security headers of every answer. `secure` says that people reach the server over https. The
 * package is asked only once: its answer is always the same, but it would compute it for each request.
 */
export async function securityHeaders({ secure }: { readonly secure: boolean }): Promise<Headers> {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...CONTENT_SECURITY_POLICY,
        ...overHttps(secure),
      },
    },
    strictTransportSecurity: secure ? { maxAge: ONE_YEAR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
  });
  probe.get('/', () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const added = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OF_EVERY_ANSWER.has(name) ? [] : [[name, String(value)] as const],
  );
  return { ...Object.fromEntries(added), 'permissions-policy': PERMISSIONS_POLICY };
}

/** Headers that only pages and scripts heed, and that mean nothing for a picture or a font. */
const HEEDED_BY_PAGES = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Files in which nothing can act. A drawing in SVG may hold scripts. */
const PASSIVE_FILES = /\.(?:avif|webp|png|woff2)$/;

/**
 * Removes the headers that the file at `path` has no use for: a page waits for small pictures and fonts,
 * and most of a kilobyte before each of them costs a phone a round trip.
 */
export function spareHeaders(reply: FastifyReply, path: string): void {
  if (!PASSIVE_FILES.test(path)) return;
  for (const name of HEEDED_BY_PAGES) reply.removeHeader(name);
}

/** Adds these to every answer. */
export function addSecurityHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
