// @ts-check
/**
 * The entry point of every command. What it imports must be valid syntax for an old Node, too, so that an
 * old Node prints what to do instead of a syntax error.
 */
import { isNodeRecentEnough, nodeTooOldMessage } from './node-version.mjs';

/** How often a command checks whether the process that started it is gone. */
const PARENT_CHECK_MS = 250;

/** @param {unknown} error */
function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Ends this process when the one that started it has ended. npm runs a command through a shell, and a shell
 * that is told to stop does not tell its own children: without this, stopping `npm start` with a signal
 * would leave a server behind that still holds the port.
 */
function stopWithParent() {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  check.unref();
}

/**
 * Runs a command. If it throws, prints the message and exits with 1.
 *
 * @param {() => Promise<void>} command
 */
export function enter(command) {
  if (!isNodeRecentEnough(process.versions.node)) {
    fail(new Error(nodeTooOldMessage(process.versions.node)));
    return;
  }
  if (process.env['npm_lifecycle_event'] !== undefined) stopWithParent();
  command().catch(fail);
}
