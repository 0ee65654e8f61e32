/**
 * Speaks with a language model over OpenAI's protocol. Only this file loads the packages for it, which
 * takes a quarter of a second; it is itself loaded only if a model is set up.
 */

import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  Output,
  parsePartialJson,
  streamText,
} from 'ai';
import type { z } from 'zod/mini';
import type { LanguageModelSettings } from '#server/config/language-model.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { SpeechError } from './model-failure.ts';

/** What is said to a model, and how it is to answer. */
export interface Speech {
  readonly system: string;
  readonly prompt: string;
  /**
   * The schema of the answer, for servers that can hold a model to one; undefined if the server is not to
   * be asked for that.
   */
  readonly format: z.ZodMiniType | undefined;
  readonly signal: AbortSignal;
}

export interface Speaker {
  /** Resolves with all that the model says. Rejects with SpeechError, or as the signal is aborted. */
  readonly say: (speech: Speech) => Promise<string>;
  /** Yields what it has said so far, again and again, each longer than the one before. Throws as `say` rejects. */
  readonly stream: (speech: Speech) => AsyncGenerator<string, void>;
}

/** An answer is a few sentences; the stream of one repeats some 200 bytes for each word. */
const MOST_BYTES = 512 * 1024;
/**
 * The most tokens of an answer: about 1,500 words. The longest answer, the one of recommendations, needs
 * most of them.
 */
const MOST_TOKENS = 2000;

const BAD_REQUEST = 400;
const UNPROCESSABLE = 422;
const LOWEST_ERROR = 400;

// Otherwise the library would print what was sent, or what came back, on the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

function speechError(error: unknown): SpeechError {
  if (!APICallError.isInstance(error)) return new SpeechError('unusable');
  const { statusCode } = error;
  if (statusCode === undefined) return new SpeechError('unreachable');
  if (statusCode < LOWEST_ERROR) return new SpeechError('unusable');
  const isWrongRequest = statusCode === BAD_REQUEST || statusCode === UNPROCESSABLE;
  return new SpeechError('refused', { isWrongRequest });
}

/** Opens nothing yet: the first request goes out with the first question. */
export function connect({ baseUrl, model: name, apiKey }: LanguageModelSettings): Speaker {
  const provider = createOpenAICompatible({
    name: 'operator',
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch(MOST_BYTES),
  });
  const model = provider.chatModel(name);

  /** One request, never a second one by itself, and no tools. */
  function callOf({ system, prompt, format, signal }: Speech) {
    return {
      model,
      system,
      prompt,
      maxRetries: 0,
      abortSignal: signal,
      ...(format === undefined
        ? {}
        : {
            // Newer servers of some makers refuse this setting; they are then asked without it, as
            // without a format.
            maxOutputTokens: MOST_TOKENS,
            output: Output.object({ schema: format, name: 'answer' }),
          }),
    };
  }

  return {
    async say(speech) {
      try {
        const { text } = await generateText(callOf(speech));
        return text;
      } catch (error) {
        // We parse the text ourselves, and find answers in it that the library does not find.
        if (NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
        throw speechError(error);
      }
    },
    async *stream(speech) {
      // A failure comes as a part of the stream; without this handler, the library would print it.
      const { fullStream } = streamText({ ...callOf(speech), onError: () => undefined });
      let said = '';
      for await (const part of fullStream) {
        if (part.type === 'error') throw speechError(part.error);
        if (part.type === 'abort') throw new SpeechError('unreachable');
        if (part.type !== 'text-delta') continue;
        said += part.text;
        yield said;
      }
    },
  };
}

/**
 * As much of a JSON object as there is in a text that has not arrived completely; undefined if there is
 * nothing yet.
 */
export async function readBegunJson(text: string): Promise<unknown> {
  const { value } = await parsePartialJson(text.slice(Math.max(0, text.indexOf('{'))));
  return value;
}
