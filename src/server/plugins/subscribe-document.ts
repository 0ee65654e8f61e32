import type { FastifyInstance } from 'fastify';
import { SUBSCRIBE_PATH } from '#content/subscribe-document.ts';
import {
  CONTENT_SECURITY_POLICY,
  type ContentSecurityPolicy,
  PAYMENT_PERMISSIONS_POLICY,
  writePolicy,
} from './security-headers.ts';

const FILE = 'subscribe.html';

/** Stricter than any other page: there is no mirror here, so nothing is compiled and nothing plays. */
const STRICT_POLICY = {
  ...CONTENT_SECURITY_POLICY,
  'script-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'none'"],
  'worker-src': ["'none'"],
} as const satisfies ContentSecurityPolicy;

/**
 * The same with the card provider: its script, the frames in which it takes the card and in which a
 * bank asks its questions, and the address that these speak to.
 */
const PROVIDER_POLICY = {
  ...STRICT_POLICY,
  'script-src': [...STRICT_POLICY['script-src'], 'https://js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': [...STRICT_POLICY['connect-src'], 'https://api.stripe.com'],
} as const satisfies ContentSecurityPolicy;

/** The policy of the document on which people pay. */
export function subscribePolicy(admitsProvider: boolean): ContentSecurityPolicy {
  return admitsProvider ? PROVIDER_POLICY : STRICT_POLICY;
}

interface SubscribeDocumentOptions {
  /** Whether cards are taken by the provider; otherwise nobody else is admitted at all. */
  readonly admitsProvider: boolean;
  /** Whether people reach the server over https. */
  readonly secure: boolean;
}

/** Serves the one document on which people pay, under a policy of its own. To be added after the files. */
export function serveSubscribeDocument(
  app: FastifyInstance,
  { admitsProvider, secure }: SubscribeDocumentOptions,
): void {
  const headers = {
    'content-security-policy': writePolicy(subscribePolicy(admitsProvider), secure),
    'permissions-policy': PAYMENT_PERMISSIONS_POLICY,
  };
  app.get(SUBSCRIBE_PATH, async (_request, reply) => reply.headers(headers).sendFile(FILE));
  // Under its own name, the file would be served with the policy of all others, and could take no card.
  app.get(`/${FILE}`, async (_request, reply) => reply.redirect(SUBSCRIBE_PATH));
}
