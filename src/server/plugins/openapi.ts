import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import { apiError } from '#contracts/api-error.ts';
import { describeContract, SESSION_SCHEME } from './describe-contract.ts';

export interface OpenapiOptions {
  readonly version: string;
  /** The name of the cookie that says who is signed in. */
  readonly sessionCookie: string;
}

/** Schemas that are described once and then referred to. */
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(apiError, { id: 'ApiError' });

const transformSchema = createJsonSchemaTransform({ schemaRegistry });
const transformObject = createJsonSchemaTransformObject({ schemaRegistry });

/** Describes every contract that is served afterwards; `app.swagger()` then returns the description. */
export async function addOpenapi(
  app: FastifyInstance,
  { version, sessionCookie }: OpenapiOptions,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Lookglass', version },
      components: {
        securitySchemes: {
          [SESSION_SCHEME]: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        },
      },
    },
    hideUntagged: true,
    transform(document) {
      const { contract } = document.route.config ?? {};
      if (contract === undefined) return { schema: { hide: true }, url: document.url };
      return transformSchema({ ...document, schema: describeContract(contract) });
    },
    transformObject,
  });
}
