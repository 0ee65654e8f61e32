import { describe, expect, it } from 'vitest';

import { toRuntimeModule } from './runtime-module.ts';

describe('the runtime as an ES module', () => {
  it('exports the factory of the script', async () => {
    const module = toRuntimeModule('var ModuleFactory = () => typeof require + typeof __filename;');
    const loaded = await import(`data:text/javascript,${encodeURIComponent(module)}`);
    expect(loaded.default()).toBe('functionstring');
  });

  it('refuses a script without the factory', () => {
    expect(() => toRuntimeModule('var Other = 1;')).toThrow('ModuleFactory');
  });
});
