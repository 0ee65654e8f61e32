import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { findFreePort } from '#server/listen.ts';

it('any free port is one that nobody listens on, and none that the system gives to outgoing connections', async () => {
  const config = parseConfig({ LOG_LEVEL: 'silent', HOST: '127.0.0.1' });
  const occupant = createServer();
  occupant.listen({ host: config.host, port: await findFreePort(config) });
  await once(occupant, 'listening');
  const address = occupant.address();
  const taken = typeof address === 'object' && address !== null ? address.port : 0;
  const drawn = [(taken - 20_000 + 0.5) / (32_768 - 20_000)];
  const port = await findFreePort(config, () => drawn.shift() ?? Math.random());
  occupant.close();
  expect(port).not.toBe(taken);
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_768);
});
