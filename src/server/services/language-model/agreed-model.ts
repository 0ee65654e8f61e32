/** Which model a call may ask: none, unless its body says that the person agreed to this one. */

import type { LanguageModel } from './language-model.ts';

/** What the body of a call says about consent. */
export interface ModelConsent {
  /** Whether the person agreed that a model is asked; if it is missing, they did not. */
  readonly agreed: boolean | undefined;
  /** The model that they were told of; undefined where they were told no name. */
  readonly modelName: string | undefined;
}

/**
 * The operator's model if the person agreed to it. The operator may have changed models since they were
 * asked.
 */
export function agreedModel(
  model: LanguageModel | undefined,
  { agreed, modelName }: ModelConsent,
): LanguageModel | undefined {
  if (agreed !== true) return undefined;
  return modelName === undefined || modelName === model?.publicName ? model : undefined;
}
