// @ts-check
/** The oldest Node that the product and its tools run on; the same as `engines` in package.json. */
export const OLDEST_NODE = '20.19.0';

/**
 * @param {string} version A version such as `20.19.0` or `v24.1.0`.
 * @param {string} [oldest]
 * @returns {boolean}
 */
export function isNodeRecentEnough(version, oldest = OLDEST_NODE) {
  const numbers = version.replace(/^v/, '').split(/[.-]/).map(Number);
  const needed = oldest.split('.').map(Number);
  for (let place = 0; place < needed.length; place += 1) {
    const difference = (numbers[place] || 0) - (needed[place] || 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * @param {string} version
 * @returns {string}
 */
export function nodeTooOldMessage(version) {
  return (
    'Lookglass needs Node ' +
    OLDEST_NODE +
    ' or newer, and this is Node ' +
    version.replace(/^v/, '') +
    '. Install a current one from https://nodejs.org and run the command again.'
  );
}
