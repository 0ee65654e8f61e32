import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { addErrorAnswers } from './errors.ts';
import { servePieces } from './serve-pieces.ts';

const contract = {
  method: 'GET',
  path: '/api/shade',
  summary: 'Names a shade.',
  access: 'anyone',
  piece: z.object({ text: z.string() }),
  reply: z.object({ shade: z.string() }),
} as const satisfies Contract;

type Shades = AsyncGenerator<{ text: string }, { shade: string }>;

let app: FastifyInstance;
afterEach(async () => app.close());

/** A server whose shade is named by `name`. */
function serving(name: (signal: AbortSignal) => Shades): FastifyInstance {
  app = fastify();
  app.decorateRequest('whoCalls', null);
  app.addHook('onRequest', (request, _reply, next) => {
    const nobody = async () => undefined;
    request.whoCalls = {
      caller: nobody,
      holder: nobody,
      rights: () => Promise.reject(new Error()),
    };
    next();
  });
  addErrorAnswers(app);
  servePieces(app, contract, (_call, signal) => name(signal));
  return app;
}

async function ask(accept: string) {
  return app.inject({ url: '/api/shade', headers: { accept } });
}

async function* failing(): Shades {
  yield { text: 'Rose' };
  throw new Error('The shelf with the secret name is empty.');
}

it('a failure in the middle is reported as the last event, without saying what exactly failed', async () => {
  serving(failing);
  const { statusCode, body } = await ask('text/event-stream');
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^event: piece\ndata: {"text":"Rose"}\n\nevent: failure\ndata: {.+}\n\n$/);
  expect(body).toContain('"error":"internal"');
  expect(body).not.toContain('secret');
});

it('a failure is an ordinary answer to callers that take no events', async () => {
  serving(failing);
  expect((await ask('*/*')).statusCode).toBe(500);
});

it('a reply that the contract does not know is a failure', async () => {
  serving(async function* () {
    yield { text: 'Rose' };
    const broken: { shade: string } = JSON.parse('{"shade": 7}');
    return broken;
  });
  expect((await ask('text/event-stream')).body).toContain('event: failure');
});

it('work ends when the caller goes', async () => {
  const heard = new EventEmitter();
  const gone = once(heard, 'gone');
  serving(async function* (signal) {
    yield { text: 'Rose' };
    await once(signal, 'abort');
    heard.emit('gone');
    throw new Error('Nobody listens.');
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const call = get(`${address}/api/shade`, { headers: { accept: 'text/event-stream' } });
  call.on('error', () => undefined);
  call.on('response', (response) => {
    response.on('error', () => undefined);
    response.once('data', () => call.destroy());
  });
  expect(await gone).toEqual([]);
});
