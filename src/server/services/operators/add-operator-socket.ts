import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { type Commanded, obeyOperatorCommand, type OperatorCommand } from './operator-command.ts';
import { listenForOperatorCommands, operatorSocketPath } from './operator-socket.ts';

export interface OperatorSocketNeeds extends Commanded {
  readonly config: Config;
  readonly connection: DatabaseConnection;
}

/**
 * Accepts the commands of `npm run operator` while the server runs on the embedded database, which
 * nothing else can open then. Windows has no such sockets; there the command asks for the server to be
 * stopped.
 */
export function addOperatorSocket(
  app: FastifyInstance,
  { config, connection, ...commanded }: OperatorSocketNeeds,
): void {
  if (connection.engine !== 'embedded' || process.platform === 'win32') return;
  let socket: Server | undefined;
  app.addHook('onListen', async () => {
    const path = operatorSocketPath(config.dataFolder);
    const obey = (command: OperatorCommand) =>
      obeyOperatorCommand(command, commanded, { totpRequired: config.operatorTotpRequired });
    try {
      socket = await listenForOperatorCommands(path, obey, app.log);
    } catch (err) {
      // The service works without it; the command then says that the server does not answer.
      app.log.warn({ err }, "operators' commands cannot be taken");
    }
  });
  app.addHook('onClose', async () => {
    socket?.close();
  });
}
