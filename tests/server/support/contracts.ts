import type { Contract } from '#contracts/contract.ts';

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>(
  // A test file that is imported here would count as a part of whichever test imports this file first.
  ['#contracts/*.ts', '!#contracts/*.test.ts'],
  { eager: true },
);

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'summary' in value && 'method' in value;
}

/** Every endpoint there is: what the files of contracts declare. */
export const CONTRACTS: readonly Contract[] = Object.values(FILES)
  .flatMap((file) => Object.values(file))
  .filter(isContract);
