/** What models that think aloud write before they answer. */
const THOUGHTS = /^\s*<think>[\s\S]*?<\/think>/;

/**
 * The JSON object in what a model said: some think aloud before it, set it between fences or add a sentence.
 *
 * @returns undefined where there is none
 */
export function readJson(said: string): unknown {
  const text = said.replace(THOUGHTS, '');
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
