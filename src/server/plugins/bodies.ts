import type { FastifyInstance } from 'fastify';

/** The largest body of a call, in bytes: a saved look has some hundred. */
export const BODY_LIMIT_BYTES = 65_536;

/** Takes JSON and nothing else: a form of another site can send text, but no JSON. */
export function takeOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
}

/** Leaves JSON as the bytes that came: a signature is of them, not of what they mean. */
export function keepJsonRaw(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}
