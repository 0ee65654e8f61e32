import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod/mini';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';

const lintReport = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string(), message: z.string() })),
});

export interface LintFinding {
  readonly rule: string;
  /** Path relative to the folder that was linted. */
  readonly file: string;
  readonly message: string;
}

/** The rules of which these tests plant violations; planted code need not make sense otherwise. */
const RULES = [
  'fences/imports',
  'import/no-relative-parent-imports',
  'one-way/private-keyword',
  'one-way/zod-by-name',
  'typescript/method-signature-style',
] as const;

const projectRules = z.object({ rules: z.record(z.string(), z.unknown()) });

/** Only those rules, each configured as in the project's own configuration. */
function configuration() {
  const { rules } = projectRules.parse(
    JSON.parse(readFileSync(join(PROJECT_FOLDER, '.oxlintrc.json'), 'utf8')),
  );
  return {
    plugins: ['import', 'typescript'],
    jsPlugins: ['fences', 'one-way'].map((name) =>
      join(PROJECT_FOLDER, `scripts/lint-plugin/${name}.mjs`),
    ),
    categories: { correctness: 'off' },
    rules: Object.fromEntries(RULES.map((name) => [name, rules[name] ?? 'off'])),
  };
}

/** The linter exits with 1 if it finds something, which is not a failure here. */
async function runLinter(folder: string): Promise<string> {
  const program = join(PROJECT_FOLDER, 'node_modules/oxlint/bin/oxlint');
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [program, '--format=json', 'src'],
      { cwd: folder },
    );
    return stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

/**
 * Writes `files` (text by path) into a temporary folder that is set up like this project, runs the real
 * linter on it with the project's own rules, and returns what it finds.
 */
export async function lintFiles(
  files: Readonly<Record<string, string>>,
): Promise<readonly LintFinding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lookglass-fences-'));
  try {
    symlinkSync(join(PROJECT_FOLDER, 'package.json'), join(folder, 'package.json'));
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(configuration()));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { diagnostics } = lintReport.parse(JSON.parse(await runLinter(folder)));
    return diagnostics.map(({ code, filename, message }) => ({
      rule: code,
      file: filename,
      message,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
