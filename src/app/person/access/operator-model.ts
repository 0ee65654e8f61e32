import { OPERATOR_MODEL_WORDS } from '#content/operator-model-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { KnownAccess } from './known-access.ts';
import { useAccess } from './use-access.ts';

/** The language model of this server's operator, as people are told of it. */
export interface OperatorModel {
  /** What the operator calls it; null where that is not told. */
  readonly name: string | null;
}

/** The model that this server has; null where it has none. */
export function operatorModelOf({
  hasLanguageModel,
  languageModelName,
}: KnownAccess): OperatorModel | null {
  return hasLanguageModel ? { name: languageModelName } : null;
}

export function useOperatorModel(): OperatorModel | null {
  return operatorModelOf(useAccess());
}

/** Whether a person who agreed to one has agreed to the other: the operator may have changed models meanwhile. */
export function isSameModel(agreed: OperatorModel | null, model: OperatorModel | null): boolean {
  return agreed !== null && model !== null && agreed.name === model.name;
}

/** What it is called in the middle of a sentence. */
export function modelWords({ name }: OperatorModel): string {
  return name === null
    ? fillIn(OPERATOR_MODEL_WORDS.unnamed, { host: location.host })
    : fillIn(OPERATOR_MODEL_WORDS.named, { name });
}
