/** How people are told of the language model that a server's operator chose. */

export const OPERATOR_MODEL_WORDS = {
  named: 'the AI model “{name}”',
  /** Where the operator told no name. */
  unnamed: 'the AI model of {host}',
} as const;
