import { z } from 'zod/mini';
import { BACKUP_WORDS as WORDS } from '#content/backup-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { BackupEnd } from '#server/services/backup/backup-format.ts';
import type { OperatorAnswer } from './operator-answer.ts';

/** A command that has the server write everything that it keeps to a file. */
export const backupCommand = z.object({ verb: z.literal('backup'), file: z.string() });

/** Says what is in a file now. */
export function answerBackup(file: string, { rows, tables }: BackupEnd): OperatorAnswer {
  return { text: fillIn(WORDS.backedUp, { file, rows, tables }), succeeded: true };
}
