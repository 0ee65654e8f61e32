import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import {
  createLanguageModel,
  type LanguageModel,
} from '#server/services/language-model/language-model.ts';

/** A language model that is asked as the settings say, with a clock and a log of the test's own. */
export function meetModel(settings: Readonly<Record<string, string>>): {
  readonly model: LanguageModel;
  /** The lines of its log. */
  readonly lines: readonly string[];
  /** Moves its clock on. */
  readonly advance: (milliseconds: number) => void;
} {
  const { languageModel } = parseConfig({ ...settings });
  if (languageModel === undefined) throw new Error('The settings name no model.');
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  let lead = 0;
  const clock = () => performance.now() + lead;
  const model = createLanguageModel({ settings: languageModel, clock, log });
  onTestFinished(model.stop);
  return {
    model,
    lines,
    advance(milliseconds) {
      lead += milliseconds;
    },
  };
}
