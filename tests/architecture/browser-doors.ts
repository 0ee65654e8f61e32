/**
 * Which parts of the browser the page may reach only through one module each, and which code bypasses those.
 */

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const DOORS = [
  { name: /\b(?:localStorage|sessionStorage)\b/, door: 'src/studio/storage/browser-storage.ts' },
  {
    name: /\b(?:set|clear)(?:Timeout|Interval)\b/,
    door: 'src/studio/browser/timers.ts',
  },
  { name: /\b(?:request|cancel)IdleCallback\b/, door: 'src/studio/browser/idle.ts' },
  { name: /['"`]lookglass\.\w/, door: 'src/studio/storage/kept.ts' },
] as const;

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/**
 * Each file of the app and the studio that names something reserved for its door,
 * with that door. Tests are exempt.
 */
export function pastTheDoors(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => /^src\/(?:app|studio)\/.*(?<!\.test)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      DOORS.filter(({ name, door }) => path !== door && name.test(withoutComments(text))).map(
        ({ door }) => `${path}: go through ${door}`,
      ),
    );
}
