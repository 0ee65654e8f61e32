import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, beforeAll } from 'vitest';
import { z } from 'zod/mini';

/** One question as it came in over the wire. */
export interface HeardQuestion {
  readonly authorization: string | undefined;
  readonly path: string | undefined;
  /** All that was sent. */
  readonly body: string;
  readonly model: string;
  readonly isStreamed: boolean;
  readonly hasForm: boolean;
  readonly system: string;
  /** The message, which is JSON. */
  readonly material: Readonly<Record<string, unknown>>;
}

/** Answers a question: with what the model says, or in a way of its own. */
export type Behavior = (
  question: HeardQuestion,
  response: ServerResponse,
) => string | Promise<string> | undefined | Promise<undefined>;

type Settings = Readonly<Record<string, string>>;
type ModelSettings = Readonly<Record<'AI_BASE_URL' | 'AI_MODEL' | 'AI_API_KEY', string>>;

export interface ModelServer {
  /** The settings that name it; its address is known once the tests have begun. */
  readonly settings: ModelSettings;
  /** Those and others. */
  readonly settingsWith: (others: Settings) => Settings & ModelSettings;
  /** All questions since the test began. */
  readonly heard: readonly HeardQuestion[];
  /** How many connections hung up before they had an answer. */
  readonly abandoned: () => number;
  /** From now on it answers so. */
  readonly behave: (behavior: Behavior) => void;
}

export const MODEL_KEY = 'key-that-only-the-model-may-see';

const chat = z.object({
  model: z.string(),
  stream: z.optional(z.boolean()),
  response_format: z.optional(z.object({ type: z.literal('json_schema') })),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
});

const PIECE = 12;

async function hear(request: IncomingMessage): Promise<HeardQuestion> {
  const body = await text(request);
  const { model, stream, response_format: form, messages } = chat.parse(JSON.parse(body));
  return {
    authorization: request.headers.authorization,
    path: request.url,
    body,
    model,
    isStreamed: stream === true,
    hasForm: form !== undefined,
    system: messages[0].content,
    material: JSON.parse(messages[1].content),
  };
}

/** Sends what a model says, as the protocol has it: whole, or in pieces with a rest between them. */
async function send(said: string, { isStreamed }: HeardQuestion, response: ServerResponse) {
  if (!isStreamed) {
    const message = { role: 'assistant', content: said };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: 'a', object: 'chat.completion', created: 0, choices }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const write = (delta: object, finish: string | null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 0, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  write({ role: 'assistant', content: '' }, null);
  for (let from = 0; from < said.length; from += PIECE) {
    write({ content: said.slice(from, from + PIECE) }, null);
    await pause(1);
  }
  write({}, 'stop');
  response.end('data: [DONE]\n\n');
}

/** A server of a language model for one file of tests; each test says how it behaves. */
export function useModelServer(): ModelServer {
  const heard: HeardQuestion[] = [];
  const silent: Behavior = () => '{}';
  let behavior = silent;
  let abandoned = 0;
  let address = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.once('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const question = await hear(request);
    heard.push(question);
    const said = await behavior(question, response);
    if (said !== undefined) await send(said, question, response);
  }

  // A request that is not what the protocol asks for fails the run of the tests.
  const server = createServer((request, response) => void answer(request, response));

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new Error('It listens on no port.');
    address = `http://127.0.0.1:${bound.port}/v1`;
  });
  beforeEach(() => {
    heard.length = 0;
    abandoned = 0;
    behavior = silent;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  function settingsWith(others: Settings): Settings & ModelSettings {
    return {
      ...others,
      get AI_BASE_URL() {
        return address;
      },
      AI_MODEL: 'words-7b',
      AI_API_KEY: MODEL_KEY,
    };
  }

  return {
    settings: settingsWith({}),
    settingsWith,
    heard,
    abandoned: () => abandoned,
    behave(next) {
      behavior = next;
    },
  };
}
