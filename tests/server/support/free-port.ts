import { findFreePort } from '#server/listen.ts';

/** A port of this machine that nobody listens on, and that no outgoing connection of another test is given meanwhile. */
export async function freePort(): Promise<number> {
  return findFreePort({ host: 'localhost' });
}
