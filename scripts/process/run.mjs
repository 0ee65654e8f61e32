// @ts-check
import { spawn } from 'node:child_process';

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @typedef {object} RunOptions
 * @property {string} folder
 * @property {NodeJS.ProcessEnv} [environment] Added to this process's own.
 * @property {boolean} [throughShell]
 * @property {number} [limitMs] After this long the command is ended, and counts as failed.
 */

/**
 * Runs a command with its output on this terminal. A signal that ends this process also ends the command.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {RunOptions} options
 * @returns {Promise<number>} The exit status; 1 if a signal ended it or it could not be started.
 */
export function run(command, parameters, options) {
  return new Promise((settle) => {
    const child = spawn(command, parameters, {
      cwd: options.folder,
      env: { ...process.env, ...options.environment },
      stdio: 'inherit',
      shell: options.throughShell === true,
    });

    /** @param {NodeJS.Signals} signal */
    function forward(signal) {
      child.kill(signal);
      process.exitCode = 1;
    }
    for (const signal of FORWARDED_SIGNALS) process.on(signal, forward);

    const { limitMs } = options;
    const limit =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            console.error(`${command} was ended: it ran longer than ${limitMs / 60_000} minutes.`);
            child.kill('SIGKILL');
          }, limitMs);

    /** @param {number} code */
    function finish(code) {
      clearTimeout(limit);
      for (const signal of FORWARDED_SIGNALS) process.off(signal, forward);
      settle(code);
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      finish(1);
    });
    child.on('exit', (code, signal) => {
      finish(code ?? 1);
      // Ended by the person and not by itself, so nothing that would come next is wanted any more.
      if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(1);
    });
  });
}

/**
 * Runs the program of a package in node_modules on this Node.
 *
 * @param {string} program Path under node_modules, such as `vite/bin/vite.js`.
 * @param {readonly string[]} parameters
 * @param {RunOptions} options
 * @returns {Promise<number>}
 */
export function runPackageProgram(program, parameters, options) {
  return run(process.execPath, [`node_modules/${program}`, ...parameters], options);
}

/**
 * Runs npm: the one that started this script if there is one, otherwise the one on the PATH.
 *
 * @param {readonly string[]} parameters
 * @param {string} folder
 * @returns {Promise<number>}
 */
export function runNpm(parameters, folder) {
  const program = process.env['npm_execpath'];
  if (program !== undefined && /npm-cli\.c?js$/.test(program)) {
    return run(process.execPath, [program, ...parameters], { folder });
  }
  return run('npm', parameters, { folder, throughShell: process.platform === 'win32' });
}
