import { expect, it } from 'vitest';
import { withPlainNames } from './plain-names.ts';

it('takes the calls that name functions out of a package, and keeps what the functions do', () => {
  const source = [
    'var __name = (target, value) => __defProp(target, "name", { value });',
    'function used() { return 1; }',
    '__name(used, "used");',
    'const inner = /* @__PURE__ */ __name(() => used(), "inner");',
  ].join('\n');
  const plain = withPlainNames(source);
  expect(plain).not.toContain('__name(used');
  expect(plain).toContain('var __name = (target) => target;');
  expect(plain).toContain('const inner = /* @__PURE__ */ __name(() => used(), "inner");');
});
