import { describe, expect, it } from 'vitest';
import { apiError } from '#contracts/api-error.ts';
import { CONTRACTS } from '#tests/server/support/contracts.ts';
import { usePlatform } from '#tests/server/support/platform.ts';

const platform = usePlatform();

/** An id that nothing has. */
const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('whatever the API answers', () => {
  it.each(CONTRACTS)(
    'to $method $path is stored by no cache and cannot be framed',
    async (contract) => {
      const reply = await platform()
        .visitor()
        .call(contract, { params: { id: NOBODY, provider: 'google' } });
      expect(reply.headers).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'permissions-policy': expect.stringContaining('camera=(self)'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(reply.headers['x-powered-by']).toBeUndefined();
    },
  );

  it.each(CONTRACTS.filter(({ access }) => access !== 'anyone'))(
    'to $method $path is 401 when signed out',
    async (contract) => {
      const reply = await platform()
        .visitor()
        .call(contract, { params: { id: NOBODY } });
      expect(reply.statusCode).toBe(401);
      expect(apiError.parse(reply.json()).error).toBe('signed_out');
    },
  );

  it.each(['/api', '/api/', '/api/nothing', '/api/nothing?x=1', '/api/makeup-looks/%ff'])(
    'to %s is stored by no cache',
    async (url) => {
      const reply = await platform().app.inject(url);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    },
  );
});
