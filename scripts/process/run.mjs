// @ts-check
import { spawn } from 'node:child_process';

/**
 * Runs a command, its output on this terminal.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ folder: string, environment?: NodeJS.ProcessEnv, throughShell?: boolean }} options
 * @returns {Promise<number>} The exit status; 1 when a signal ended it or it could not be started.
 */
export function run(command, parameters, options) {
  return new Promise((settle) => {
    const child = spawn(command, parameters, {
      cwd: options.folder,
      env: { ...process.env, ...options.environment },
      stdio: 'inherit',
      shell: options.throughShell === true,
    });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      settle(1);
    });
    child.on('exit', (code) => settle(code ?? 1));
  });
}

/**
 * Runs npm: the one that runs this script where npm does, else the one on the PATH.
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
