import { OPERATOR_MODEL_WORDS } from '#content/operator-model-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { useAccess } from './use-access.ts';

/** The language model of this server's operator, as people are told of it. */
export interface OperatorModel {
  /** What the operator calls it; null where that is not told. */
  readonly name: string | null;
}

/** The model that this server has; null where it has none. */
export function useOperatorModel(): OperatorModel | null {
  const { hasLanguageModel, languageModelName } = useAccess();
  return hasLanguageModel ? { name: languageModelName } : null;
}

/** What it is called in the middle of a sentence. */
export function modelWords({ name }: OperatorModel): string {
  return name === null
    ? fillIn(OPERATOR_MODEL_WORDS.unnamed, { host: location.host })
    : fillIn(OPERATOR_MODEL_WORDS.named, { name });
}
