/** Why a language model gave no answer. Our own answer stands then, whatever the reason. */
export type ModelFailure =
  /** It has failed repeatedly and is left alone for a while. */
  | 'resting'
  /** It has as many questions as it may have at a time. */
  | 'busy'
  /** Nobody waits for the answer any more, or the server stops. */
  | 'aborted'
  /** The question is longer than one may be. */
  | 'too-long'
  /** It took longer than we wait. */
  | 'timeout'
  /** Its server cannot be reached, or hung up. */
  | 'unreachable'
  /** Its server answered with an error. */
  | 'refused'
  /** It said something that is not an answer to the question. */
  | 'unusable';

/** What comes of asking a model's server; its words are left out, since they may repeat what was sent. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
  readonly failure: Extract<ModelFailure, 'unreachable' | 'refused' | 'unusable'>;
  /**
   * Whether the server rejected the request itself as wrong: it may not support all that was asked of it.
   */
  readonly isWrongRequest: boolean;

  constructor(failure: SpeechError['failure'], { isWrongRequest = false } = {}) {
    super(`The language model's server: ${failure}.`);
    this.failure = failure;
    this.isWrongRequest = isWrongRequest;
  }
}
