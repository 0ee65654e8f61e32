// @ts-check
/**
 * Lint plugin for things that can be written in two ways, of which we use only one, and for which the
 * linter has no rule of its own.
 */

/**
 * The parts of a syntax node that this plugin reads.
 *
 * @typedef {object} SyntaxNode
 * @property {string} type
 * @property {{ value: unknown }} [source]
 * @property {SyntaxNode[]} [specifiers]
 *
 * @typedef {object} RuleContext
 * @property {string} filename
 * @property {(report: { node: SyntaxNode, message: string }) => void} report
 */

/** Plain JavaScript has no `private` keyword. */
const TYPED_FILE = /\.tsx?$/;

const privateKeyword = {
  /** @param {RuleContext} context */
  create(context) {
    /** @param {SyntaxNode & { key?: SyntaxNode }} node */
    function check(node) {
      if (node.key?.type !== 'PrivateIdentifier' || !TYPED_FILE.test(context.filename)) return;
      context.report({ node, message: "write 'private name', as everywhere, and not '#name'" });
    }
    return { PropertyDefinition: check, MethodDefinition: check, AccessorProperty: check };
  },
};

const zodByName = {
  /** @param {RuleContext} context */
  create(context) {
    return {
      /** @param {SyntaxNode} node */
      ImportDeclaration(node) {
        const from = node.source?.value;
        if (typeof from !== 'string' || !/^zod(\/|$)/.test(from)) return;
        if (from !== 'zod/mini') {
          context.report({ node, message: `import { z } from 'zod/mini', not '${from}'` });
        } else if (node.specifiers?.some(({ type }) => type !== 'ImportSpecifier')) {
          context.report({ node, message: "write import { z } from 'zod/mini', as everywhere" });
        }
      },
    };
  },
};

export default {
  meta: { name: 'one-way' },
  rules: { 'private-keyword': privateKeyword, 'zod-by-name': zodByName },
};
