import { isOwnNetwork } from './addresses.ts';
import type { Environment } from './environment.ts';

/** A language model of the operator's own choice, behind a server that speaks OpenAI's protocol. */
export interface LanguageModelSettings {
  /** Where its protocol begins, such as `http://localhost:11434/v1`, without a slash at the end. */
  readonly baseUrl: string;
  /** What the server calls the model. */
  readonly model: string;
  /** What people are told that it is called; undefined where they are only told that there is one. */
  readonly publicName: string | undefined;
  /** Undefined where the server asks for none. */
  readonly apiKey: string | undefined;
}

/**
 * One sentence where only a part was given. Address and model belong together; a key is needed wherever the
 * address leads out of the operator's own network, since no model is open to everyone there.
 */
export function halfGivenLanguageModel(environment: Environment): readonly string[] {
  const {
    AI_BASE_URL: address,
    AI_MODEL: model,
    AI_API_KEY: key,
    AI_MODEL_NAME: name,
  } = environment;
  if ([address, model, key, name].every((each) => each === undefined)) return [];
  const needsKey = address !== undefined && !isOwnNetwork(new URL(address).hostname);
  const missing = [
    ...(address === undefined ? ['AI_BASE_URL'] : []),
    ...(model === undefined ? ['AI_MODEL'] : []),
    ...(needsKey && key === undefined ? ['AI_API_KEY'] : []),
  ];
  if (missing.length === 0) return [];
  return [
    `${missing.join(' and ')} must be set too: an AI model needs AI_BASE_URL and AI_MODEL, and outside your own network AI_API_KEY.`,
  ];
}

/** The model, if both its address and its name are set. */
export function languageModelOf(environment: Environment): LanguageModelSettings | undefined {
  const { AI_BASE_URL: address, AI_MODEL: model, AI_API_KEY: apiKey } = environment;
  const publicName = environment.AI_MODEL_NAME;
  if (address === undefined || model === undefined) return undefined;
  return { baseUrl: address.replace(/\/+$/, ''), model, publicName, apiKey };
}
