import type { FastifyInstance } from 'fastify';

/** The largest body of a call, in bytes: a saved look has some hundred. */
export const BODY_LIMIT_BYTES = 65_536;

/** Takes JSON and nothing else: a form of another site can send text, but no JSON. */
export function takeOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
}
