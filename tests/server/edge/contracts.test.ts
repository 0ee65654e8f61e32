import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { STATUS_OF_API_ERROR } from '#contracts/api-error.ts';
import type { Contract } from '#contracts/contract.ts';
import { CONTRACTS } from '#tests/server/support/contracts.ts';
import { openapi } from '#contracts/openapi.ts';
import { errorsOf } from '#server/plugins/contract-errors.ts';
import { usePlatform } from '#tests/server/support/platform.ts';

const platform = usePlatform();

const response = z.object({
  description: z.string().check(z.minLength(5)),
  content: z.optional(z.record(z.string(), z.object({ schema: z.looseObject({}) }))),
});
const operation = z.strictObject({
  summary: z.string().check(z.endsWith('.')),
  tags: z.tuple([z.string()]),
  security: z.optional(z.array(z.object({ session: z.tuple([]) }))),
  parameters: z.optional(
    z.array(
      z.looseObject({
        in: z.enum(['path', 'query']),
        name: z.string(),
        required: z.optional(z.boolean()),
        schema: z.looseObject({}),
      }),
    ),
  ),
  requestBody: z.optional(
    z.looseObject({
      required: z.literal(true),
      content: z.strictObject({ 'application/json': z.object({ schema: z.looseObject({}) }) }),
    }),
  ),
  responses: z.record(z.string().check(z.regex(/^[1-5]\d\d$/)), response),
});

/** The parts of OpenAPI 3.1 that this API uses. */
const description = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.literal('Lookglass'), version: z.string() }),
  components: z.object({
    securitySchemes: z.object({
      session: z.object({ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.string() }),
    }),
    schemas: z.record(z.string(), z.looseObject({})),
  }),
  paths: z.record(
    z.string(),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
});

async function readDescription() {
  const reply = await platform().visitor().call(openapi);
  return { text: reply.body, ...description.parse(reply.json()) };
}

function described(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

async function operationOf({ method, path }: Contract) {
  const { paths } = await readDescription();
  const found = Object.entries(paths[described(path)] ?? {}).find(
    ([name]) => name === method.toLowerCase(),
  );
  if (found === undefined) throw new Error(`${method} ${path} is not described.`);
  return found[1];
}

describe('contracts', () => {
  it('have one route each, and each route has one contract', async () => {
    const { paths } = await readDescription();
    const served = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = CONTRACTS.map(({ method, path }) => `${method} ${described(path)}`);
    expect(served.toSorted()).toEqual(declared.toSorted());
  });

  it('are declared once', () => {
    const names = CONTRACTS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the description of the API', () => {
  it('refers to nothing that is not in it', async () => {
    const { text, components } = await readDescription();
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(referred.length).toBeGreaterThan(CONTRACTS.length);
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(referred.map(([, name]) => name)),
    );
  });

  it.each(CONTRACTS)('says of $method $path what can go wrong', async (contract) => {
    const { responses } = await operationOf(contract);
    for (const code of errorsOf(contract)) {
      expect(responses[STATUS_OF_API_ERROR[code]]?.description).toContain(code);
    }
    expect(responses[contract.status ?? 200]).toBeDefined();
  });

  it.each(CONTRACTS)('says of $method $path what it takes, and from whom', async (contract) => {
    const { parameters = [], requestBody, security } = await operationOf(contract);
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const named = [...contract.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(inPath.map(({ name }) => name)).toEqual(named);
    expect(requestBody !== undefined).toBe(contract.body !== undefined);
    expect((security ?? []).length > 0).toBe(contract.access !== 'anyone');
  });
});
