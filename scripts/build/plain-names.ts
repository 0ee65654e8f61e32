import type { Plugin } from 'vite';

/** How Radix restores the names that its functions had before they were compiled. */
const NAMED_FUNCTION = /^__name\(\w+, "\w+"\);$/gm;
const HELPER = /^var __name = .*$/m;

/** The source of a module without those calls. */
export function withPlainNames(code: string): string {
  return code.replaceAll(NAMED_FUNCTION, '').replace(HELPER, 'var __name = (target) => target;');
}

/**
 * Removes the calls from Radix's packages that restore the names of functions. Nothing reads those names,
 * and each call is a side effect that keeps an unused function in the build.
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
