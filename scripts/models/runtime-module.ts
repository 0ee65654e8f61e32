/**
 * LiteRT's loader is a classic script for `importScripts`, which module workers do not have. As an ES module
 * with a default export, it loads in a module worker, on a page and in Node alike.
 */

/**
 * The environment that the script expects: Node's modules (it reads no file, because the engine
 * passes it the compiled WebAssembly), and none of the older module systems, which it would
 * otherwise use instead of ours.
 */
const SURROUNDINGS = `const require = (name) => globalThis.process.getBuiltinModule(name);
const __filename = import.meta.url;
const __dirname = '';
const module = undefined;
const exports = undefined;
const define = undefined;
`;

/** Name of the factory function that the script declares. */
const FACTORY = 'ModuleFactory';

/** The loader script as the text of an ES module that default-exports its factory. */
export function toRuntimeModule(loaderScript: string): string {
  if (!loaderScript.includes(`var ${FACTORY} =`)) {
    throw new Error(`The LiteRT loader declares no ${FACTORY}.`);
  }
  return `${SURROUNDINGS}${loaderScript}\nexport default ${FACTORY};\n`;
}
