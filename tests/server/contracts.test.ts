import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '#contracts/index.ts';

const contractFiles = import.meta.glob('#contracts/*.ts', { eager: true });

describe('contracts', () => {
  it('are all listed', () => {
    const declared = Object.values(contractFiles)
      .flatMap((module) => Object.values(module as Record<string, unknown>))
      .filter((value) => typeof value === 'object' && value !== null && 'summary' in value);
    expect(new Set(declared)).toEqual(new Set<unknown>(CONTRACTS));
  });
});
