import { describe, expect, it } from 'vitest';
import { ready } from '#contracts/health.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

describe('GET /api/ready', () => {
  it('says that the database answers, and which one it is', async () => {
    const reply = await platform().visitor().call(ready);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      status: 'ready',
      database: platform().connection.engine,
    });
  });
});
