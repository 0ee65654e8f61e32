import type { FastifyReply } from 'fastify';

/** Adds `Set-Cookie` values to an answer. */
export function sendCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}
