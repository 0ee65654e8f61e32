/**
 * The server's time of day, in milliseconds since 1970: remaining time is counted by it, whatever the clock
 * of this browser says, and even if that is set while the page is open.
 */

let lead = 0;

/** The time of this browser, which never jumps while the page is open. */
function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * Takes note of what the server's clock said.
 *
 * @param time the server's time at some moment between asking and hearing
 * @param askedAt when it was asked, and `heardAt` when it was heard, by `serverNow`
 */
export function setServerClock(time: number, askedAt: number, heardAt: number): void {
  lead += time - (askedAt + heardAt) / 2;
}

export function serverNow(): number {
  return steadyNow() + lead;
}

/** By how much the server's clock is ahead of this browser's time of day, in milliseconds. */
export function serverLead(): number {
  return serverNow() - Date.now();
}
