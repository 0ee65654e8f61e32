import { z } from 'zod/mini';

/** The parts of a JSON Schema that bodies are described with. */
const node = z.looseObject({
  type: z.optional(z.string()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  minItems: z.optional(z.number()),
  minimum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  pattern: z.optional(z.string()),
});
type Node = z.infer<typeof node>;

/** Texts of every kind that a body may ask for. */
const TEXTS = [
  'Evening',
  'Evening in the city, bolder',
  'zoe@example.com',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  '2099-01-01T00:00:00Z',
  '2026-11-21',
  'https://example.com/zoe',
  'bold-lip',
  '123456',
  '/studio',
  'data:image/jpeg;base64,/9j/2Q==',
];

function sampleText({ pattern, minLength = 0, maxLength = Infinity }: Node): string {
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  const found = TEXTS.find(fits);
  if (found === undefined) throw new Error(`No sample text is like ${pattern ?? minLength}.`);
  return found;
}

function sampleOf(schema: unknown): unknown {
  const read = node.parse(schema);
  if ('const' in read) return read.const;
  if (read.enum !== undefined) return read.enum[0];
  if (read.anyOf !== undefined) return sampleOf(read.anyOf[0]);
  switch (read.type) {
    case 'object':
      return Object.fromEntries(
        (read.required ?? []).map((name) => [name, sampleOf(read.properties?.[name])]),
      );
    case 'array':
      return Array.from({ length: read.minItems ?? 0 }, () => sampleOf(read.items));
    case 'string':
      return sampleText(read);
    case 'integer':
    case 'number':
      return Math.max(read.minimum ?? 0, 0);
    case 'boolean':
      return true;
    case undefined:
    default:
      return null;
  }
}

/** A value that a schema takes, with as little in it as may be. Throws where none is found. */
export function sampleValue(schema: z.ZodMiniType): unknown {
  const sample = sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const { error } = z.safeParse(schema, sample);
  if (error !== undefined)
    throw new Error('No sample fits: write one in valid-bodies.ts.', { cause: error });
  return sample;
}
