// @ts-check
/**
 * Lint plugin that keeps the rooms of `src/` apart (see rooms.mjs), whatever form an import takes:
 * `import`, `import type`, `export … from`, `import()`, the type `import('…')`, `import x = require()`,
 * `new URL('…', import.meta.url)` and `import.meta.glob`.
 */
import { relative, sep } from 'node:path';
import { checkImport } from './import-check.mjs';

/**
 * The parts of a syntax node that this plugin reads.
 *
 * @typedef {object} SyntaxNode
 * @property {string} type
 * @property {unknown} [value]
 * @property {SyntaxNode | null} [source]
 * @property {SyntaxNode} [expression]
 * @property {SyntaxNode} [left]
 * @property {SyntaxNode} [callee]
 * @property {SyntaxNode} [object]
 * @property {SyntaxNode} [property]
 * @property {SyntaxNode} [meta]
 * @property {string} [name]
 * @property {SyntaxNode[]} [arguments]
 * @property {(SyntaxNode | null)[]} [elements]
 * @property {{ value: { cooked: string | null } }[]} [quasis]
 *
 * @typedef {object} RuleContext
 * @property {string} filename
 * @property {string} cwd
 * @property {(report: { node: SyntaxNode, message: string }) => void} report
 */

/**
 * The start of an expression's text, as far as it is a literal. The address of a file that is computed at
 * run time has none, and is no import of a room.
 *
 * @param {SyntaxNode | null | undefined} node
 * @returns {string | undefined}
 */
function writtenStart(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TemplateLiteral') return node.quasis?.[0]?.value.cooked ?? undefined;
  if (node?.type === 'BinaryExpression') return writtenStart(node.left);
  return undefined;
}

/** @param {SyntaxNode | undefined} node */
function isImportMeta(node) {
  return node?.type === 'MetaProperty' && node.meta?.name === 'import';
}

/** @param {SyntaxNode | undefined} node */
function isImportMetaUrl(node) {
  return node?.type === 'MemberExpression' && isImportMeta(node.object);
}

const imports = {
  /** @param {RuleContext} context */
  create(context) {
    const importer = relative(context.cwd, context.filename).split(sep).join('/');

    /**
     * @param {SyntaxNode} node
     * @param {SyntaxNode | null | undefined} specifier
     */
    function check(node, specifier) {
      const written = writtenStart(specifier);
      if (written === undefined || written === '') return;
      const message = checkImport(importer, written);
      if (message !== undefined) context.report({ node, message });
    }

    /** @param {SyntaxNode} node */
    const checkSource = (node) => check(node, node.source);

    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
      /** @param {SyntaxNode} node */
      TSExternalModuleReference(node) {
        check(node, node.expression);
      },
      /** @param {SyntaxNode} node */
      NewExpression(node) {
        const [address, base] = node.arguments ?? [];
        if (node.callee?.name !== 'URL' || !isImportMetaUrl(base)) return;
        if (!importer.startsWith('src/')) return;
        const written = writtenStart(address);
        if (written === undefined || !/^[.#]/.test(written)) return;
        check(node, address);
      },
      /** @param {SyntaxNode} node */
      CallExpression(node) {
        if (node.callee?.type !== 'MemberExpression' || !isImportMeta(node.callee.object)) return;
        if (node.callee.property?.name !== 'glob') return;
        const [patterns] = node.arguments ?? [];
        const list = patterns?.type === 'ArrayExpression' ? (patterns.elements ?? []) : [patterns];
        for (const pattern of list) check(node, pattern);
      },
    };
  },
};

export default { meta: { name: 'fences' }, rules: { imports } };
