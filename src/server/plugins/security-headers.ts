import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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

/** Which of the device's abilities the page may ask for: the camera and the microphone. */
const PERMISSIONS_POLICY = [
  'camera=(self)',
  'microphone=(self)',
  'accelerometer=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
].join(', ');

const ONE_YEAR_S = 31_536_000;

/** Adds the security headers to every answer. `secure` says that people reach it over https. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { secure }: { readonly secure: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...CONTENT_SECURITY_POLICY,
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: ONE_YEAR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
}
