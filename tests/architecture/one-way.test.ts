import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles, type LintFinding } from './lint-fixture.ts';

/** Each way of writing that we avoid, and the rule that reports it. */
const PLANTED: Readonly<Record<string, { readonly rule: string; readonly text: string }>> = {
  'a field with a hash': {
    rule: 'private-keyword',
    text: 'export class A {\n  #count = 0;\n}\n',
  },
  'a method with a hash': {
    rule: 'private-keyword',
    text: 'export class A {\n  #count(): void {}\n}\n',
  },
  'zod as a namespace': {
    rule: 'zod-by-name',
    text: "import * as z from 'zod/mini';\nvoid z;\n",
  },
  'the types of zod as a namespace': {
    rule: 'zod-by-name',
    text: "import type * as z from 'zod/mini';\nexport type A = z.ZodMiniType;\n",
  },
  'the large form of zod': {
    rule: 'zod-by-name',
    text: "import { z } from 'zod';\nvoid z;\n",
  },
  'a method in an interface': {
    rule: 'method-signature-style',
    text: 'export interface A {\n  count(): void;\n}\n',
  },
  'a method in a type': {
    rule: 'method-signature-style',
    text: 'export type A = {\n  count(): void;\n};\n',
  },
};

const pathOf = (index: number) => `src/server/planted-${index}.ts`;

describe('what can be written in two ways', () => {
  const planted = Object.entries(PLANTED);
  let findings: readonly LintFinding[] = [];
  beforeAll(async () => {
    findings = await lintFiles({
      ...Object.fromEntries(planted.map(([, { text }], index) => [pathOf(index), text])),
      'src/server/ours.ts': [
        "import { z } from 'zod/mini';",
        'export interface A {',
        '  readonly count: () => number;',
        '}',
        'export class B {',
        '  private readonly schema = z.string();',
        '  count(): number {',
        '    return this.schema.type.length;',
        '  }',
        '}',
        '',
      ].join('\n'),
    });
  });

  it.each(planted.map(([title, { rule }], index) => ({ title, rule, index })))(
    'refuses $title',
    ({ rule, index }) => {
      const found = findings.filter(({ file }) => file === pathOf(index));
      expect(found.map((finding) => finding.rule)).toEqual([expect.stringContaining(rule)]);
    },
  );

  it('accepts the way in which we write it', () => {
    expect(findings.filter(({ file }) => file.includes('ours'))).toEqual([]);
  });
});
