import { afterAll, afterEach, beforeAll } from 'vitest';
import { freePort } from './free-port.ts';
import { type Platform, startPlatform } from './platform.ts';
import { emptyDatabase } from './test-database.ts';

/** The whole server on a real port, for what only happens over a network. */
export interface ListeningPlatform extends Platform {
  /** Where it listens, which is also what it believes. */
  readonly origin: string;
}

/** One listening server for a file of tests, its tables emptied after each of them. */
export function useListeningPlatform(
  environment: Readonly<Record<string, string>> = {},
): () => ListeningPlatform {
  let running: (ListeningPlatform & { readonly stop: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    const port = await freePort();
    const platform = await startPlatform({ PORT: String(port), ...environment });
    await platform.app.listen({ host: 'localhost', port });
    running = { ...platform, origin: `http://localhost:${port}` };
  });
  afterEach(async () => {
    if (running !== undefined) await emptyDatabase(running.connection);
  });
  afterAll(async () => running?.stop());
  return () => {
    if (running === undefined) throw new Error('The platform runs in tests only.');
    return running;
  };
}
