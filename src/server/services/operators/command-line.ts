import { OPERATOR_WORDS } from '#content/operator-words.ts';
import { makeDataFolder } from '#server/config/data-folder.ts';
import type { Config } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open/open-database.ts';
import { createAudit } from '#server/services/audit/audit.ts';
import {
  obeyOperatorCommand,
  type OperatorAnswer,
  type OperatorCommand,
  readCommandLine,
} from './operator-command.ts';
import { operatorSocketPath, sendOperatorCommand } from './operator-socket.ts';
import { createOperators } from './operators.ts';

/** Asks the server that holds the embedded database, where one runs. */
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
    const operators = createOperators({
      database: connection.database,
      audit: createAudit(() => new Date()),
      // A server on the same database reads roles again within seconds.
      onRoleChange: () => undefined,
    });
    return await obeyOperatorCommand(command, operators, {
      totpRequired: config.operatorTotpRequired,
    });
  } finally {
    await connection.close();
  }
}

/**
 * Does what the words of a command line say: through the server that runs on the embedded database,
 * and on the database itself otherwise. Rejects with a sentence for a person.
 */
export async function obeyCommandLine(
  words: readonly string[],
  config: Config,
  migrationsFolder: string,
): Promise<OperatorAnswer> {
  const command = readCommandLine(words);
  if (command === undefined) return { text: OPERATOR_WORDS.usage, succeeded: false };
  return (await askServer(config, command)) ?? askDatabase(config, migrationsFolder, command);
}
