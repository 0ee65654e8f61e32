import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes every route that is registered afterwards; `app.swagger()` then tells. */
export async function addOpenapi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'Lookglass', version } },
    transform: jsonSchemaTransform,
  });
}
