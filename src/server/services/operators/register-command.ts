import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod/mini';
import { fillIn } from '#content/fill-in.ts';
import { REGISTER_COMMAND_WORDS as WORDS } from '#content/register-command-words.ts';
import { ingredientHash, LONGEST_INGREDIENTS } from '#domain/register/ingredients.ts';
import { productFacts, type ProductFacts } from '#domain/register/product-entry.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { CONSOLE } from '#server/services/audit/audit.ts';
import type { ProductRegister } from '#server/services/register/product-register.ts';
import { sha256 } from '#server/services/register/register-tree.ts';
import type { OperatorAnswer } from './operator-answer.ts';

/** As many as a running server takes in before the command stops waiting. */
const MOST_PRODUCTS = 500;

/** A command about the register, with what stood in the file that it named. */
export const registerCommand = z.union([
  z.object({
    verb: z.literal('register'),
    act: z.literal('add'),
    products: z.array(productFacts).check(z.minLength(1), z.maxLength(MOST_PRODUCTS)),
  }),
  z.object({ verb: z.literal('register'), act: z.literal('status') }),
]);
export type RegisterCommand = z.infer<typeof registerCommand>;

/**
 * A product as it stands in a file: what was left out becomes empty, and the list of ingredients is there
 * instead of its hash.
 */
const listed = z.looseObject({
  ingredients: z._default(z.string().check(z.maxLength(LONGEST_INGREDIENTS)), ''),
  certifications: z._default(z.array(z.unknown()), []),
  retailer: z._default(z.string(), ''),
});

/**
 * Throws a sentence that names the wrong field of a product; `number` is the product's number in the
 * file.
 */
function refuse(number: number, error: z.core.$ZodError): never {
  const [field] = error.issues[0]?.path ?? [];
  throw new Error(fillIn(WORDS.wrongProduct, { number, field: String(field ?? 'product') }));
}

async function readProduct(value: unknown, number: number): Promise<ProductFacts> {
  const { data, error } = listed.safeParse(value);
  if (data === undefined) return refuse(number, error);
  const { ingredients, ...facts } = data;
  const hash = await ingredientHash(sha256, ingredients);
  const product = productFacts.safeParse({ ...facts, ingredientHash: hash });
  return product.success ? product.data : refuse(number, product.error);
}

function parseList(text: string): readonly unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(WORDS.notAList, { cause });
  }
}

async function readProducts(file: string): Promise<readonly ProductFacts[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(fillIn(WORDS.noFile, { file }), { cause });
  });
  const list = parseList(text);
  const count = list.length;
  if (count === 0 || count > MOST_PRODUCTS) {
    throw new Error(fillIn(WORDS.wrongCount, { count, most: MOST_PRODUCTS }));
  }
  return Promise.all(list.map((value, place) => readProduct(value, place + 1)));
}

/**
 * Reads `register add FILE` and `register status`; undefined for any other words. Rejects with a sentence where
 * the file cannot be taken: then nothing of it is.
 */
export async function readRegisterCommand(
  words: readonly string[],
  folder: string,
): Promise<RegisterCommand | undefined> {
  const [verb, act, file, ...rest] = words;
  if (verb !== 'register' || rest.length > 0) return undefined;
  if (act === 'status' && file === undefined) return { verb, act };
  if (act !== 'add' || file === undefined) return undefined;
  return { verb, act, products: [...(await readProducts(resolve(folder, file)))] };
}

/** The same for the same facts, so that a file that is entered again adds nothing (RFC 9562, version 8). */
function actionIdOf(product: ProductFacts): string {
  const digits = createHash('sha256').update(JSON.stringify(product)).digest('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return parts.join('-');
}

async function answerAdd(
  register: ProductRegister,
  products: readonly ProductFacts[],
): Promise<OperatorAnswer> {
  const byId = new Map(products.map((product) => [actionIdOf(product), product]));
  const additions = [...byId].map(([actionId, product]) => ({ actionId, product, actor: CONSOLE }));
  const { entries, added } = await register.add(additions);
  const lines = additions.map(({ product: { brand, name, batchNumber } }, place) =>
    fillIn(WORDS.entry, { code: entries[place]?.code ?? '', brand, name, batchNumber }),
  );
  const heading = fillIn(WORDS.added, { added, count: additions.length });
  return { text: [heading, ...lines].join('\n'), succeeded: true };
}

/** Does what a command about the register says, and answers in sentences. */
export async function obeyRegisterCommand(
  command: RegisterCommand,
  register: ProductRegister,
): Promise<OperatorAnswer> {
  if (command.act === 'status') {
    const { size, keyName } = await register.readNewest(undefined);
    return { text: fillIn(WORDS.status, { size, key: keyName }), succeeded: true };
  }
  try {
    return await answerAdd(register, command.products);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'invalid_input') {
      return { text: WORDS.tooEarly, succeeded: false };
    }
    throw error;
  }
}
