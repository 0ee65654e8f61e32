import { v7 as uuidv7 } from 'uuid';
import { TUTORIAL_TOASTS, type IMPORT_PROBLEMS } from '#content/panels/tutorial-words.ts';
import { LARGEST_FILE, readTutorialFile } from '#domain/tutorial/tutorial-file.ts';
import { failure, success, type Result } from '#domain/result.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { stepsWords } from './time-words.ts';
import type { Tutorials } from './tutorials.ts';

export type ImportProblem = keyof typeof IMPORT_PROBLEMS;

/** Adds the tutorial of a file to those of the device, and says so. Resolves with its id there. */
export async function importTutorial(
  file: Blob,
  tutorials: Pick<Tutorials, 'put'>,
): Promise<Result<string, ImportProblem>> {
  // Checked before reading: a film may be larger than the memory.
  if (file.size > LARGEST_FILE) return failure('too-large');
  let text: string;
  try {
    text = await file.text();
  } catch {
    return failure('unreadable');
  }
  const read = readTutorialFile(text);
  if (!read.ok) return read;
  const id = uuidv7();
  await tutorials.put({
    id,
    tutorial: read.value,
    origin: 'imported',
    state: 'complete',
    film: null,
  });
  const { title, steps } = read.value;
  toast(TUTORIAL_TOASTS.imported, { title, steps: stepsWords(steps.length) });
  return success(id);
}
