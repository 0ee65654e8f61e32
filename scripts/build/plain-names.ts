import type { Plugin } from 'vite';

/** How Radix gives functions the names that they had before they were compiled. */
const NAMED_FUNCTION = /^__name\(\w+, "\w+"\);$/gm;
const HELPER = /^var __name = .*$/m;

/** The source of a module without those calls. */
export function withPlainNames(code: string): string {
  return code.replaceAll(NAMED_FUNCTION, '').replace(HELPER, 'var __name = (target) => target;');
}

/**
 * Takes from Radix's packages the calls that keep the names of their functions. Nothing reads those names, and
 * each is an effect for whose sake a function stays in the build that nobody calls.
 */
export function plainNames(): Plugin {
  return {
    name: 'lookglass-plain-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/@radix-ui\// },
      handler: (code) => ({ code: withPlainNames(code), map: null }),
    },
  };
}
