import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TOASTS } from './toasts.ts';

const SUBJECTS = fileURLToPath(new URL('toasts', import.meta.url));

/** The toasts of every file of subjects, by name. */
async function toastsBySubject(): Promise<readonly (readonly [name: string, words: unknown])[]> {
  const files = (await readdir(SUBJECTS)).filter((file) => file.endsWith('-toasts.ts'));
  const modules = await Promise.all(
    files.map(async (file) => (await import(`${SUBJECTS}/${file}`)) as Record<string, object>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((table) => Object.entries(table));
}

describe('the toasts', () => {
  it('are those of all subjects, and no name stands in two of them', async () => {
    const names = (await toastsBySubject()).map(([name]) => name);
    expect(names.toSorted()).toEqual(Object.keys(TOASTS).toSorted());
  });

  it('say nothing of makeup when the mirror changes its resolution', () => {
    const { resolutionLowered, resolutionRaised } = TOASTS;
    expect([resolutionLowered.title, resolutionRaised.title]).toEqual([
      'Resolution Lowered',
      'Resolution Raised',
    ]);
  });
});
