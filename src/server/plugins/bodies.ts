import type { FastifyInstance } from 'fastify';

/** The largest body of a call, in bytes: a saved look takes a few hundred. */
export const BODY_LIMIT_BYTES = 65_536;

/** Accepts JSON and nothing else: a form on another site can send text, but not JSON. */
export function takeOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
}

/** Leaves JSON as the bytes that came: a signature covers those, not the parsed value. */
export function keepJsonRaw(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}
