import { resolve } from 'node:path';
import { fillIn } from '#content/fill-in.ts';
import { PICTURE_SIGNER_WORDS as WORDS } from '#content/picture-signer-words.ts';
import { makeNextSigner } from '#server/services/picture-signing/signer-folder.ts';
import type { OperatorAnswer } from './operator-answer.ts';

/**
 * Obeys `picture-signer FOLDER`; undefined for any other words.
 *
 * @param files the folder that the path of the other one starts from
 */
export async function obeyPictureSignerCommand(
  words: readonly string[],
  files: string,
  now: Date,
): Promise<OperatorAnswer | undefined> {
  const [verb, name, ...rest] = words;
  if (verb !== 'picture-signer' || name === undefined || rest.length > 0) return undefined;
  const folder = resolve(files, name);
  try {
    const { file } = await makeNextSigner(folder, now);
    return { text: fillIn(WORDS.made, { file }), succeeded: true };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { text: fillIn(WORDS.notMade, { folder, why }), succeeded: false };
  }
}
