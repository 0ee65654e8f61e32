import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { neededModules } from './needed-modules.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'lookglass-needed-modules-')));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function add(name: string, code: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  return file;
}

describe('the modules that a source needs', () => {
  it('are those that it imports, directly or through others, and not those that it loads later', async () => {
    const shade = add('shade.js', 'export const shade = Math.random();');
    const pan = add('pan.js', "import { shade } from './shade.js'; console.log('pan', shade);");
    const dialog = add('dialog.js', "console.log('dialog');");
    const phone = add('phone.js', "import './pan.js'; import('./dialog.js');");
    const wide = add('wide.js', "import { shade } from './shade.js'; console.log(shade);");
    const needed = await neededModules([phone, wide]);
    expect(needed.get(shade)).toEqual(new Set([phone, wide]));
    expect(needed.get(pan)).toEqual(new Set([phone]));
    expect(needed.get(dialog)).toBeUndefined();
  });

  it('include only those modules of a package that it uses', async () => {
    add('icons/package.json', '{ "type": "module", "sideEffects": false }');
    add('icons/index.js', "export * from './eye.js'; export * from './sun.js';");
    const eye = add('icons/eye.js', "export const eye = ['eye', Math.random()];");
    const sun = add('icons/sun.js', "export const sun = ['sun', Math.random()];");
    const phone = add('phone.js', "import { eye } from './icons/index.js'; console.log(eye);");
    const wide = add('wide.js', "import { sun } from './icons/index.js'; console.log(sun);");
    const needed = await neededModules([phone, wide]);
    expect(needed.get(eye)).toEqual(new Set([phone]));
    expect(needed.get(sun)).toEqual(new Set([wide]));
  });
});
