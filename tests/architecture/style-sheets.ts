import { posix } from 'node:path';
import type { SourceFile } from './folder-cycles.ts';

/** A class that a part uses although none of the sheets loaded with the part defines it. */
export interface StrayClass {
  readonly name: string;
  /** The part's path. */
  readonly path: string;
  /** Where the class is defined. */
  readonly sheets: readonly string[];
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const IMPORT = /\b(?:from|import)\s*(\()?\s*'([#.][^'?]*)'/g;
const SHEET_IMPORT = /@import\s+'([^']+)'/g;

function resolved(importer: string, specifier: string): string {
  return specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : posix.join(posix.dirname(importer), specifier);
}

/** The selectors of a sheet, each of a list on its own, without quoted text. */
function selectorsOf(sheet: string): readonly string[] {
  const text = sheet.replaceAll(COMMENT, '').replaceAll(/'[^']*'|"[^"]*"/g, '');
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(','));
}

const CLASS = /\.([a-zA-Z_][\w-]*)/g;

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(CLASS)].map(([, name = '']) => name);
}

/**
 * The sheets in which each class is at home, because they have a rule for the class alone (`.card`,
 * `.card:hover`, `.card > p`). A class that is only ever styled inside another one (`.page .card`) is
 * at home wherever that is done.
 */
function homesOf(sheets: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const homes = new Map<string, Set<string>>();
  const mentions = new Map<string, Set<string>>();
  const note = (to: Map<string, Set<string>>, name: string, path: string) =>
    to.set(name, (to.get(name) ?? new Set()).add(path));
  for (const [path, text] of sheets) {
    if (text.includes("@import 'tailwindcss'")) note(homes, 'sr-only', path);
    for (const [, name = ''] of text.matchAll(/@utility\s+([\w-]+)/g)) note(homes, name, path);
    for (const selector of selectorsOf(text)) {
      const names = namesIn(selector);
      for (const name of names) note(mentions, name, path);
      const [first] = names;
      if (first !== undefined && selector.trim().startsWith(`.${first}`)) note(homes, first, path);
    }
  }
  for (const [name, paths] of mentions) if (!homes.has(name)) homes.set(name, paths);
  return homes;
}

const CLASS_NAME = /\b\w*[cC]lassName=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g;

/** The words in the `className`s of a part, and hyphenated names in its other strings. */
function classesUsedIn(text: string): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [attribute] of text.matchAll(CLASS_NAME)) {
    for (const [, , words = ''] of attribute.matchAll(/(["'`])([^"'`]*)\1/g)) {
      for (const word of words.split(/[\s${}?:]+/)) used.add(word);
    }
  }
  for (const [, words = ''] of text.matchAll(/'([a-z0-9 :.[\]-]*-[a-z0-9 :.[\]-]*)'/g)) {
    for (const word of words.split(' ')) used.add(word);
  }
  return used;
}

/** A literal font size, and where it is written. */
export interface FontSize {
  readonly path: string;
  readonly size: string;
}

/** The size within a `font` value: a variable, or a number with a unit. */
function sizeInFont(value: string): string {
  return /(var\([^)]*\)|[\d.]+(?:px|rem|em|%|vw))/.exec(value)?.[1] ?? 'inherit';
}

/** Every font size in style sheets and parts, as it is written. Named sizes (`text-sm`) are not listed. */
export function fontSizes(files: readonly SourceFile[]): readonly FontSize[] {
  return files
    .filter(({ path }) => /\.(?:css|tsx)$/.test(path))
    .flatMap(({ path, text: whole }) => {
      const text = whole.replaceAll(COMMENT, '');
      const sizes = [
        ...[...text.matchAll(/font-size:\s*([^;}]+)/g)].map(([, size = '']) => size),
        ...[...text.matchAll(/[\s;{]font:\s*([^;}]+)/g)].map(([, font = '']) => sizeInFont(font)),
        ...[...text.matchAll(/\btext-\[([\dc][^\]]*)\]/g)].map(([, size = '']) => size),
        ...[...text.matchAll(/fontSize:\s*'([^']*)'/g)].map(([, size = '']) => size),
      ];
      return sizes.map((size) => ({ path, size: size.trim() }));
    });
}

const MOST_NAMES = 8;
/** `hover:`, `md:`, `[&>p]:` and the like. */
const VARIANT = /^(?:[\w-]+|\[[^\]]*\]):/;
/** An arbitrary length may position something; a color, a shadow or a gradient belongs in a style sheet. */
const EFFECT =
  /^(?:shadow|bg|text|border|ring|from|to|outline|animate|transition)-\[(?!-?[\d.]+px\])/;

/** Says which of a part's `className`s belong in a style sheet. */
export function tooMuchInClassName({ path, text }: SourceFile): readonly string[] {
  if (!path.endsWith('.tsx')) return [];
  return [...text.matchAll(CLASS_NAME)].flatMap(([attribute]) =>
    [...attribute.matchAll(/(["'`])([^"'`]*)\1/g)].flatMap(([, , words = '']) => {
      const names = words.split(/\s+/).filter((name) => name !== '');
      const isWrong =
        names.length > MOST_NAMES || names.some((name) => VARIANT.test(name) || EFFECT.test(name));
      return isWrong ? [`${path}: ${words}`] : [];
    }),
  );
}

export interface StyledPage {
  /** The file with which the page starts. */
  readonly path: string;
  /** A sheet that is loaded with the page, although its file does not import it. */
  readonly sheet: string;
}

/**
 * Finds the classes that work only because another part has loaded their sheet. A part may rely on the
 * sheets that it imports itself, that its imports bring along, and that are loaded on every path to it.
 */
export function strayClasses(
  files: readonly SourceFile[],
  pages: readonly StyledPage[] = [],
): readonly StrayClass[] {
  const code = files.filter(({ path }) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const sheets = new Map(
    files.filter(({ path }) => path.endsWith('.css')).map(({ path, text }) => [path, text]),
  );
  const homes = homesOf(sheets);

  /** A sheet and everything that it imports. */
  const withImports = (path: string, into = new Set<string>()): ReadonlySet<string> => {
    if (into.has(path)) return into;
    into.add(path);
    for (const [, specifier = ''] of (sheets.get(path) ?? '').matchAll(SHEET_IMPORT)) {
      if (specifier.startsWith('.')) withImports(resolved(path, specifier), into);
    }
    return into;
  };

  const known = new Set(code.map(({ path }) => path));
  /** The sheets that each part imports directly, with everything that they import. */
  const own = new Map<string, Set<string>>();
  const importers = new Map<string, Set<string>>();
  const statics = new Map<string, Set<string>>();
  for (const { path, text } of code) {
    const loaded = new Set<string>();
    own.set(path, loaded);
    const next = new Set<string>();
    statics.set(path, next);
    for (const [, later, specifier = ''] of text.matchAll(IMPORT)) {
      const target = resolved(path, specifier);
      if (target.endsWith('.css')) for (const sheet of withImports(target)) loaded.add(sheet);
      if (!known.has(target)) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
      if (later === undefined) next.add(target);
    }
  }
  for (const { path, sheet } of pages) {
    for (const one of withImports(sheet)) own.get(path)?.add(one);
  }

  const brings = (start: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const seen = new Set([start]);
    for (const path of seen) {
      for (const sheet of own.get(path) ?? []) found.add(sheet);
      for (const next of statics.get(path) ?? []) seen.add(next);
    }
    return found;
  };
  const brought = new Map(code.map(({ path }) => [path, brings(path)]));

  /** Whether one of these sheets is loaded on every path to the part. */
  const isLoaded = (path: string, wanted: ReadonlySet<string>, seen: Set<string>): boolean => {
    if ([...wanted].some((sheet) => brought.get(path)?.has(sheet))) return true;
    if (seen.has(path)) return true;
    seen.add(path);
    const from = importers.get(path);
    return from !== undefined && [...from].every((one) => isLoaded(one, wanted, seen));
  };

  return code.flatMap(({ path, text }) =>
    [...classesUsedIn(text)].flatMap((name) => {
      const wanted = homes.get(name);
      if (wanted === undefined || isLoaded(path, wanted, new Set())) return [];
      return [{ name, path, sheets: [...wanted].toSorted() }];
    }),
  );
}
