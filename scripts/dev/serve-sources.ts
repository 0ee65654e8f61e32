/** Serves the app from its sources with hot reload, and its API in the same process. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'vite';
import { z } from 'zod/mini';
import { ConfigError } from '#server/config/config.ts';
import { readSecret } from '#server/config/read-secret.ts';
import { openDatabase } from '#server/db/open/open-database.ts';
import {
  CONTENT_SECURITY_POLICY,
  type ContentSecurityPolicy,
  writePolicy,
} from '#server/plugins/security-headers.ts';
import { subscribePolicy } from '#server/plugins/subscribe-document.ts';
import { settleConfig } from '#server/settle-config.ts';
import { apiPlugin } from './api-plugin.ts';
import { documentsPlugin } from './documents-plugin.ts';
import { subscribePlugin } from './subscribe-plugin.ts';

const NONCE_BYTES = 16;

/**
 * The product's content security policy, extended by what hot reload needs: its socket, and the
 * inline script of the React plugin.
 */
function developmentPolicy(policy: ContentSecurityPolicy, nonce: string): string {
  const widened = {
    ...policy,
    'script-src': [...(policy['script-src'] ?? []), `'nonce-${nonce}'`],
    'connect-src': [...(policy['connect-src'] ?? []), 'ws:'],
  };
  return writePolicy(widened, false);
}

async function serveSources(): Promise<void> {
  const config = await settleConfig(process.env);
  const packageFile = z.object({ version: z.string() });
  const { version } = packageFile.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  await mkdir(config.dataFolder, { recursive: true });
  const database = await openDatabase(config, 'src/server/db/migrations');
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const vite = await createServer({
    plugins: [
      apiPlugin(config, { version, database, secret: await readSecret(config) }),
      documentsPlugin(config.origin),
      subscribePlugin(
        developmentPolicy(subscribePolicy(config.paymentKeys !== undefined), nonce),
        config.origin,
      ),
    ],
    html: { cspNonce: nonce },
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      headers: {
        'content-security-policy': developmentPolicy(CONTENT_SECURITY_POLICY, nonce),
        'permissions-policy': 'camera=(self), microphone=(self)',
        'x-content-type-options': 'nosniff',
      },
    },
  });
  await vite.listen();
  const address = vite.resolvedUrls?.local[0]?.replace(/\/$/, '');
  console.log(`Lookglass is at ${address ?? config.host}, with hot reload`);
}

serveSources().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
