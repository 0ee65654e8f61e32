// @ts-check
/**
 * The way into every command. What it imports must be readable for an old Node too, which is then
 * told what to do in a sentence instead of a syntax error.
 */
import { isNodeRecentEnough, nodeTooOldMessage } from './node-version.mjs';

/** @param {unknown} error */
function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Runs a command; prints the message of what it throws and then exits with 1.
 *
 * @param {() => Promise<void>} command
 */
export function enter(command) {
  if (isNodeRecentEnough(process.versions.node)) {
    command().catch(fail);
  } else {
    fail(new Error(nodeTooOldMessage(process.versions.node)));
  }
}
