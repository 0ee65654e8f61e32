import type { Contract } from '#contracts/contract.ts';

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('#contracts/*.ts', {
  eager: true,
});

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'summary' in value && 'method' in value;
}

/** Every endpoint there is: what the files of contracts declare. */
export const CONTRACTS: readonly Contract[] = Object.values(FILES)
  .flatMap((file) => Object.values(file))
  .filter(isContract);
