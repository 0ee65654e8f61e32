/**
 * The program behind `npm run operator`. Its commands say who may run the service, make backups, fill the
 * catalog, make signers of pictures, and move the clock of test payments, among others.
 */
import { join } from 'node:path';
import { parseConfig } from './config/config.ts';
import { obeyClockCommand } from '#payment-sandbox/index.ts';
import { isDatabaseUnavailable } from './db/database-errors.ts';
import { obeyBackupCommand } from './services/operators/backup-command.ts';
import { obeyCatalogueCommand } from './services/operators/catalogue-command.ts';
import { obeyCommandLine } from './services/operators/command-line.ts';
import { obeyPictureSignerCommand } from './services/operators/picture-signer-command.ts';

/**
 * The folder in which the person started the command, to find files that they named: npm itself changes
 * to the project's folder.
 */
function folderOfFiles(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

async function main(): Promise<void> {
  const [, , ...words] = process.argv;
  const migrations = join(import.meta.dirname, 'migrations');
  const config = parseConfig(process.env);
  const { text, succeeded } =
    (await obeyClockCommand(words, config.dataFolder)) ??
    (await obeyPictureSignerCommand(words, folderOfFiles(), new Date())) ??
    (await obeyBackupCommand(words, config, { migrations, files: folderOfFiles() })) ??
    (await obeyCatalogueCommand(words, config, { migrations, files: folderOfFiles() })) ??
    (await obeyCommandLine(words, config, { migrations, files: folderOfFiles() }));
  process.stdout.write(`${text}\n`);
  process.exitCode = succeeded ? 0 : 1;
}

/** A driver's message about a failed query does not help a person who just ran a command. */
function sentenceOf(error: unknown): string {
  if (isDatabaseUnavailable(error)) {
    return 'The database stopped answering. Run the command again when it is back: it goes on from what is stored.';
  }
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});
