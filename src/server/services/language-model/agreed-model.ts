/** Which model a call may ask: none, unless its body says that the person agreed to this one. */

import type { LanguageModel } from './language-model.ts';

/** What bodies say of it. */
export interface ModelConsent {
  /** Whether the person agreed that a model is asked; they did not where nothing is said. */
  readonly agreed: boolean | undefined;
  /** The model that they were told of; undefined where they were told no name. */
  readonly modelName: string | undefined;
}

/** The operator's model where the person agreed to it. The operator may have changed models since they were asked. */
export function agreedModel(
  model: LanguageModel | undefined,
  { agreed, modelName }: ModelConsent,
): LanguageModel | undefined {
  if (agreed !== true) return undefined;
  return modelName === undefined || modelName === model?.publicName ? model : undefined;
}
