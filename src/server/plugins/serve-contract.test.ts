import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { serveContract } from './serve-contract.ts';

const contract = {
  method: 'GET',
  path: '/api/shade',
  summary: 'Names a shade.',
  access: 'anyone',
  reply: z.object({ shade: z.string() }),
} as const satisfies Contract;

describe('a route served from its contract', () => {
  it('answers what the contract declares and drops what it does not', async () => {
    const app = fastify();
    const stored = { shade: 'Rosewood', owner: 'Ann' };
    serveContract(app, contract, () => stored);
    expect((await app.inject('/api/shade')).json()).toEqual({ shade: 'Rosewood' });
  });

  it('fails rather than answer something else', async () => {
    const app = fastify();
    const broken: { shade: string } = JSON.parse('{"shade": 7}');
    serveContract(app, contract, () => broken);
    expect((await app.inject('/api/shade')).statusCode).toBe(500);
  });
});
