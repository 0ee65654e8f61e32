import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOMS } from '#scripts/lint-plugin/rooms.mjs';
import { lintFiles, type LintFinding } from './lint-fixture.ts';

/** Every form in which one file can refer to another. */
const FORMS = {
  static: (specifier: string) => `import value from '${specifier}';\nvoid value;\n`,
  'side effect': (specifier: string) => `import '${specifier}';\n`,
  type: (specifier: string) => `import type { Value } from '${specifier}';\n`,
  're-export': (specifier: string) => `export { value } from '${specifier}';\n`,
  're-export of types': (specifier: string) => `export type { Value } from '${specifier}';\n`,
  're-export of all': (specifier: string) => `export * from '${specifier}';\n`,
  dynamic: (specifier: string) => `export const load = () => import('${specifier}');\n`,
  'dynamic by template': (specifier: string) =>
    `export const load = (name: string) => import(\`${specifier}\${name}\`);\n`,
  'dynamic by sum': (specifier: string) =>
    `export const load = (name: string) => import('${specifier}' + name);\n`,
  'type expression': (specifier: string) => `export type Value = import('${specifier}').Value;\n`,
  require: (specifier: string) => `import value = require('${specifier}');\nvoid value;\n`,
} as const;

/** Forms that only work for files: no package is reached with them. */
const ADDRESS_FORMS = {
  address: (specifier: string) => `export const at = new URL('${specifier}', import.meta.url);\n`,
  glob: (specifier: string) => `export const all = import.meta.glob('${specifier}');\n`,
  'list of globs': (specifier: string) =>
    `export const all = import.meta.glob(['${specifier}']);\n`,
} as const;

interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly specifier: string;
}

const VIOLATIONS: readonly Violation[] = [
  { rule: 'domain knows no other room', from: 'src/domain/a.ts', specifier: '#content/a.ts' },
  { rule: 'domain knows no engine', from: 'src/domain/a.ts', specifier: '#engine/index.ts' },
  { rule: 'contracts know no content', from: 'src/contracts/a.ts', specifier: '#content/a.ts' },
  { rule: 'content knows no contracts', from: 'src/content/a.ts', specifier: '#contracts/a.ts' },
  { rule: 'engine knows no content', from: 'src/engine/a.ts', specifier: '#content/a.ts' },
  { rule: 'engine knows no studio', from: 'src/engine/a.ts', specifier: '#studio/a.ts' },
  { rule: 'engine takes its files by address', from: 'src/engine/a.ts', specifier: '#generated/a' },
  { rule: 'studio knows no app', from: 'src/studio/a.ts', specifier: '#app/a.ts' },
  { rule: 'studio knows no contracts', from: 'src/studio/a.ts', specifier: '#contracts/a.ts' },
  { rule: 'the engine has one door', from: 'src/studio/a.ts', specifier: '#engine/frame.ts' },
  {
    rule: 'app reaches the engine through studio',
    from: 'src/app/a.ts',
    specifier: '#engine/index.ts',
  },
  { rule: 'nothing imports the app', from: 'src/server/a.ts', specifier: '#app/a.ts' },
  { rule: 'nothing imports the server', from: 'src/app/a.ts', specifier: '#server/a.ts' },
  { rule: 'server knows no studio', from: 'src/server/a.ts', specifier: '#studio/a.ts' },
  {
    rule: 'the thread for pictures knows one file of the engine',
    from: 'src/server/services/pictures/worker/a.ts',
    specifier: '#engine/index.ts',
  },
  {
    rule: 'what calls that thread knows no engine',
    from: 'src/server/services/pictures/a.ts',
    specifier: '#engine/still.ts',
  },
  {
    rule: 'no one else enters the engine by the door for stills',
    from: 'src/studio/a.ts',
    specifier: '#engine/still.ts',
  },
  { rule: 'server knows no engine', from: 'src/server/a.ts', specifier: '#engine/index.ts' },
  { rule: 'no room knows the tests', from: 'src/app/a.ts', specifier: '#tests/support/a.ts' },
  { rule: 'no room knows the scripts', from: 'src/app/a.ts', specifier: '#scripts/a.mjs' },
  {
    rule: 'panels know no other panel',
    from: 'src/app/panels/shop/a.ts',
    specifier: '#app/panels/looks/a.ts',
  },
  {
    rule: 'only the manifest loads a panel',
    from: 'src/app/a.ts',
    specifier: '#app/panels/looks/a.ts',
  },
  {
    rule: 'the kit knows no person',
    from: 'src/app/kit/ui/a.ts',
    specifier: '#app/person/session/a.ts',
  },
  {
    rule: 'what is known of a person knows no look',
    from: 'src/app/person/session/a.ts',
    specifier: '#app/look/a.ts',
  },
  {
    rule: 'panels know no site',
    from: 'src/app/panels/shop/a.ts',
    specifier: '#app/site/header/a.ts',
  },
  {
    rule: 'floors side by side know nothing of each other',
    from: 'src/app/studio/mirror/a.ts',
    specifier: '#app/account/sign-up/a.ts',
  },
  {
    rule: 'nothing imports what is above the floors',
    from: 'src/app/pages/a.ts',
    specifier: '#app/router.tsx',
  },
  {
    rule: 'every folder of the app stands on a floor',
    from: 'src/app/attic/a.ts',
    specifier: '#app/kit/ui/a.ts',
  },
  {
    rule: 'services know no routes',
    from: 'src/server/services/looks/a.ts',
    specifier: '#server/routes/a.ts',
  },
  {
    rule: 'the database knows no services',
    from: 'src/server/db/a.ts',
    specifier: '#server/services/looks/a.ts',
  },
  {
    rule: 'no floor of the server imports what starts it',
    from: 'src/server/routes/a.ts',
    specifier: '#server/app.ts',
  },
  {
    rule: 'every folder of the server stands on a floor',
    from: 'src/server/attic/a.ts',
    specifier: '#server/errors/a.ts',
  },
  {
    rule: 'the payment sandbox has one door',
    from: 'src/server/payment/a.ts',
    specifier: '#payment-sandbox/tables.ts',
  },
  {
    rule: 'the payment sandbox knows no server',
    from: 'src/payment-sandbox/a.ts',
    specifier: '#server/db/database.ts',
  },
  {
    rule: 'the app knows no payment sandbox',
    from: 'src/app/a.ts',
    specifier: '#payment-sandbox/index.ts',
  },
  { rule: 'nothing climbs out of its folder', from: 'src/app/deep/a.ts', specifier: '../a.ts' },
  {
    rule: 'nothing climbs after a step down',
    from: 'src/app/a.ts',
    specifier: './b/../../engine/a.ts',
  },
];

const PACKAGE_VIOLATIONS: readonly Violation[] = [
  { rule: 'domain has zod and culori', from: 'src/domain/a.ts', specifier: 'react' },
  { rule: 'domain asks no system', from: 'src/domain/a.ts', specifier: 'node:fs' },
  { rule: 'contracts have zod', from: 'src/contracts/a.ts', specifier: 'fastify' },
  { rule: 'content has no package', from: 'src/content/a.ts', specifier: 'zod/mini' },
  { rule: 'engine has no React', from: 'src/engine/a.ts', specifier: 'react' },
  { rule: 'studio has no React', from: 'src/studio/a.ts', specifier: 'react' },
  {
    rule: 'studio has no binding to React',
    from: 'src/studio/a.ts',
    specifier: 'react-dom/client',
  },
  { rule: 'app has no server', from: 'src/app/a.ts', specifier: 'fastify' },
  { rule: 'app runs in a browser', from: 'src/app/a.ts', specifier: 'node:path' },
  {
    rule: 'only the thread for pictures decodes them',
    from: 'src/server/services/pictures/a.ts',
    specifier: 'sharp',
  },
  { rule: 'server has no React', from: 'src/server/a.ts', specifier: 'react' },
  { rule: 'a prefix is no permission', from: 'src/domain/a.ts', specifier: 'zod-like' },
];

type Form = readonly [name: string, write: (specifier: string) => string];

/** A separate file for each violation in each form, with a name that leads from a finding back to it. */
function plant(violations: readonly Violation[], forms: readonly Form[]) {
  return violations.flatMap(({ rule, from, specifier }, row) =>
    forms.map(([form, write], column) => ({
      title: `${rule} (${form})`,
      path: from.replace(/[^/]+$/, `planted-${row}-${column}.ts`),
      text: write(specifier),
    })),
  );
}

const forms: readonly Form[] = Object.entries(FORMS);
const addressForms: readonly Form[] = Object.entries(ADDRESS_FORMS);

async function lintPlanted(planted: ReturnType<typeof plant>): Promise<readonly LintFinding[]> {
  return lintFiles(Object.fromEntries(planted.map(({ path, text }) => [path, text])));
}

describe('the fence between files', () => {
  // `new URL` takes paths and not room names, which no browser could resolve.
  const relative = VIOLATIONS.filter(({ specifier }) => specifier.startsWith('.'));
  const planted = [
    ...plant(VIOLATIONS, forms),
    ...plant(relative, addressForms).map((file) => ({
      ...file,
      path: file.path.replace('planted', 'address'),
    })),
    ...plant(
      VIOLATIONS.filter(({ specifier }) => specifier.startsWith('#')),
      addressForms,
    ).map((file) => ({ ...file, path: file.path.replace('planted', 'room') })),
  ];
  let findings: readonly LintFinding[] = [];
  beforeAll(async () => {
    findings = await lintPlanted(planted);
  });

  it.each(planted)('$title', ({ path }) => {
    const caught = findings.filter(({ rule, file }) => file === path && rule.includes('fences'));
    expect(caught).toHaveLength(1);
  });
});

describe('the fence around packages', () => {
  const planted = plant(
    PACKAGE_VIOLATIONS,
    forms.filter(([form]) => !form.startsWith('dynamic by')),
  );
  let findings: readonly LintFinding[] = [];
  beforeAll(async () => {
    findings = await lintPlanted(planted);
  });

  it.each(planted)('$title', ({ path }) => {
    const caught = findings.filter(({ rule, file }) => file === path && rule.includes('fences'));
    expect(caught).toHaveLength(1);
  });
});

describe('what the fences let through', () => {
  const legal: Readonly<Record<string, string>> = {
    'src/domain/a.ts': "import { z } from 'zod/mini';\nimport { converter } from 'culori/fn';\n",
    'src/contracts/a.ts': "import type { A } from '#domain/a.ts';\nimport { z } from 'zod/mini';\n",
    'src/content/a.ts': "import type { A } from '#domain/a.ts';\n",
    'src/engine/a.ts':
      "import { a } from './render/a.ts';\nimport type { A } from '#domain/a.ts';\n",
    'src/engine/b.ts': "new Worker(new URL('./mirror.worker.ts', import.meta.url));\n",
    'src/engine/c.ts': 'export const load = (address: string) => import(address);\n',
    'src/studio/a.ts':
      "import '#engine/index.ts';\nimport 'zustand/vanilla';\nimport '#content/a.ts';\n",
    'src/studio/b.ts': "import models from '#generated/tracker/models.bin?url';\n",
    'src/app/a.tsx':
      "import '#studio/a.ts';\nimport 'react';\nimport '#content/a.ts';\nimport './a.css';\n",
    'src/app/panels/manifest.ts':
      "export const load = () => import('#app/panels/shop/shop.tsx');\n",
    'src/app/panels/shop/a.ts':
      "import './b.ts';\nimport '#app/panels/shop/deep/c.ts';\nimport '#app/person/session/a.ts';\n",
    'src/app/router.tsx': "import '#app/pages/a.ts';\nimport '#app/kit/ui/a.ts';\n",
    'src/app/pages/a.ts':
      "import '#app/studio/mirror/a.ts';\nimport '#app/account/sign-up/a.ts';\n",
    'src/app/studio/mirror/a.ts':
      "import '#app/panels/manifest.ts';\nimport '#app/site/header/a.ts';\n",
    'src/server/payment/a.ts': "import '#payment-sandbox/index.ts';\nimport '#server/db/a.ts';\n",
    'src/server/a.ts': "import 'fastify';\nimport 'node:fs';\nimport '#contracts/a.ts';\n",
    'src/server/services/pictures/worker/a.ts':
      "import { measureStill } from '#engine/still.ts';\nimport sharp from 'sharp';\n",
    'src/engine/a.test.ts':
      "import 'vitest';\nimport '#tests/fixtures/a.ts';\nimport '#engine/a.ts';\n",
  };

  it('includes every import that the design allows', async () => {
    expect(await lintFiles(legal)).toEqual([]);
  });
});

describe('the table of rooms', () => {
  it('has a row for every room named in package.json', () => {
    const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
    const rooms = Object.entries(imports)
      .filter(([, path]) => String(path).startsWith('./src/'))
      .map(([name]) => name.slice(1, -2));
    expect(Object.keys(ROOMS).toSorted()).toEqual(rooms.toSorted());
  });

  it('lets no room import app or server', () => {
    const imported = Object.values(ROOMS).flatMap(({ rooms }) => rooms);
    expect(imported).not.toContain('app');
    expect(imported).not.toContain('server');
  });
});
