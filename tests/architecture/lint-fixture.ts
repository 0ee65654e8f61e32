import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  /** Path from the folder that was linted. */
  readonly file: string;
  readonly message: string;
}

/** Only the project's own plugin and the import rules: what is planted need not make sense otherwise. */
const CONFIGURATION = {
  plugins: ['import'],
  jsPlugins: [join(PROJECT_FOLDER, 'scripts/lint-plugin/fences.mjs')],
  categories: { correctness: 'off' },
  rules: { 'fences/imports': 'error', 'import/no-relative-parent-imports': 'error' },
};

/** The linter exits with 1 when it finds something, which is no failure here. */
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
 * Writes `files` (text by path) into a temporary folder that is set up as this project, runs the real
 * linter over it with the project's fences and returns what it finds.
 */
export async function lintFiles(
  files: Readonly<Record<string, string>>,
): Promise<readonly LintFinding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lookglass-fences-'));
  try {
    symlinkSync(join(PROJECT_FOLDER, 'package.json'), join(folder, 'package.json'));
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(CONFIGURATION));
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
