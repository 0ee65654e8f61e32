import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { fillIn } from '#content/fill-in.ts';
import { NEWSLETTER_COMMAND_WORDS } from '#content/newsletter-operator-words.ts';
import { OPERATOR_WORDS } from '#content/operator-words.ts';
import { makeDataFolder } from '#server/config/data-folder.ts';
import type { Config } from '#server/config/config.ts';
import { readRegisterKey } from '#server/config/read-register-key.ts';
import { readSecret } from '#server/config/read-secret.ts';
import { openDatabase } from '#server/db/open/open-database.ts';
import { backUp } from '#server/services/backup/backup.ts';
import { createAudit } from '#server/services/audit/audit.ts';
import { createStoredJobs } from '#server/services/jobs/stored-jobs.ts';
import { createNewsletterIssues } from '#server/services/newsletter/newsletter-issues.ts';
import { createProductRegister } from '#server/services/register/product-register.ts';
import { answerCatalogue, type CatalogueCommand } from './catalogue-answer.ts';
import { newsletterCommand } from './newsletter-command.ts';
import type { OperatorAnswer } from './operator-answer.ts';
import { obeyOperatorCommand, type OperatorCommand, readCommandLine } from './operator-command.ts';
import { operatorSocketPath, sendOperatorCommand } from './operator-socket.ts';
import { createOperators } from './operators.ts';
import { readRegisterCommand } from './register-command.ts';
import { answerSales, type SalesCommand } from './sales-answer.ts';

/** Asks the server that holds the embedded database, if one runs. */
async function askServer(
  config: Config,
  command: OperatorCommand,
): Promise<OperatorAnswer | undefined> {
  if (config.databaseUrl !== undefined) return undefined;
  try {
    return await sendOperatorCommand(operatorSocketPath(config.dataFolder), command);
  } catch (cause) {
    throw new Error(OPERATOR_WORDS.serverDoesNotAnswer, { cause });
  }
}

async function askDatabase(
  config: Config,
  migrationsFolder: string,
  command: OperatorCommand,
): Promise<OperatorAnswer> {
  await makeDataFolder(config.dataFolder);
  const connection = await openDatabase(config, migrationsFolder);
  try {
    const { database } = connection;
    const now = () => new Date();
    const audit = createAudit(now);
    // Added here, and done by the server.
    const jobs = createStoredJobs({
      database,
      secret: await readSecret(config),
      log: pino({ level: 'silent' }),
      now,
    });
    const commanded = {
      // A server on the same database reads roles again within seconds.
      operators: createOperators({ database, audit, onRoleChange: () => undefined }),
      newsletterIssues: createNewsletterIssues({ database, jobs, audit, now }),
      productRegister: createProductRegister({
        database,
        audit,
        now,
        readKey: () => readRegisterKey(config),
      }),
      backUp: (file: string) => backUp(database, file, now()),
      takeFeed: (feed: CatalogueCommand) => answerCatalogue(database, feed),
      takeSales: (report: SalesCommand) => answerSales(database, report),
    };
    return await obeyOperatorCommand(command, commanded, {
      totpRequired: config.operatorTotpRequired,
    });
  } finally {
    await connection.close();
  }
}

interface Folders {
  /** The folder of the migrations that a database needs to be opened. */
  readonly migrations: string;
  /** The folder that the paths of named files start from. */
  readonly files: string;
}

/** Reads `newsletter test FILE EMAIL` and its like. Rejects with a sentence where the file cannot be read. */
async function readNewsletterCommand(
  words: readonly string[],
  folder: string,
): Promise<OperatorCommand | undefined> {
  const [verb, act, file, email, ...rest] = words;
  if (verb !== 'newsletter' || rest.length > 0) return undefined;
  const markdown =
    file === undefined
      ? undefined
      : await readFile(resolve(folder, file), 'utf8').catch((cause: unknown) => {
          throw new Error(fillIn(NEWSLETTER_COMMAND_WORDS.noFile, { file }), { cause });
        });
  return newsletterCommand.safeParse({ verb, act, markdown, email }).data;
}

/**
 * Does what the words of a command line say: through the server if one runs on the embedded database,
 * otherwise directly on the database. Rejects with a sentence for a person.
 */
export async function obeyCommandLine(
  words: readonly string[],
  config: Config,
  folders: Folders,
): Promise<OperatorAnswer> {
  const command =
    readCommandLine(words) ??
    (await readNewsletterCommand(words, folders.files)) ??
    (await readRegisterCommand(words, folders.files));
  if (command === undefined) return { text: OPERATOR_WORDS.usage, succeeded: false };
  return (await askServer(config, command)) ?? askDatabase(config, folders.migrations, command);
}
