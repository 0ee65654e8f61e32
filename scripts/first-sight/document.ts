/** Composes the studio's document from the app's page and the rendered parts. Reads and writes no files. */

/** What the studio's document contains in addition to the app's page. */
export interface FirstSightParts {
  readonly rendered: Readonly<Record<'phone' | 'wide', string>>;
  readonly styles: string;
  /** The script in the head. */
  readonly first: string;
  /** The script after the rendered parts. */
  readonly choose: string;
  /** Addresses of the scripts that each arrangement starts with. */
  readonly arrangements: Readonly<Record<'phone' | 'wide', readonly string[]>>;
}

const ROOT = '<div id="root"></div>';
const FIRST_SCRIPT = /\s*<script src="[^"]*\/first-[^"]*"><\/script>/;
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const FETCHED_AHEAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const STYLES = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const FONTS = /url\(([^)]+\.woff2)\)/g;

function cut(page: string, part: RegExp): string {
  if (!new RegExp(part, part.flags.replace('g', '')).test(page)) {
    throw new Error(`The page of the app has no ${String(part)}.`);
  }
  return page.replace(part, '');
}

/**
 * Preloads the fonts: if they were found only during layout, they would arrive a round trip later. The links
 * stand after the styles, so that they do not delay those.
 */
function fetchFonts(styles: string): string {
  const fonts = new Set([...styles.matchAll(FONTS)].map(([, address = '']) => address));
  return [...fonts]
    .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`)
    .join('');
}

/**
 * Marks the style sheets as present: otherwise the app's scripts would fetch them again, and each rule would
 * apply twice. A browser does not fetch a disabled sheet.
 */
function nameInlined(page: string): string {
  return [...page.matchAll(STYLES)]
    .map(([, address = '']) => `<link rel="stylesheet" disabled href="${address}">`)
    .join('');
}

/** Scripts wait for the first paint; styles and what is shown first are part of the document itself. */
export function writeFirstSight(page: string, parts: FirstSightParts): string {
  const { rendered, styles, first, choose, arrangements } = parts;
  const [, entry = ''] = ENTRY.exec(page) ?? [];
  // Each stands behind what it imports.
  const ahead = [...page.matchAll(FETCHED_AHEAD)].map(([, address = '']) => address);
  const shell = [FIRST_SCRIPT, ENTRY, FETCHED_AHEAD, STYLES].reduce(cut, page);
  if (!shell.includes(ROOT)) throw new Error('The page of the app has no place for the app.');
  const shown = (['phone', 'wide'] as const)
    .map((name) => `<div data-arrangement="${name}">${rendered[name]}</div>`)
    .join('');
  const scripts = [...ahead, entry];
  const own = (name: 'phone' | 'wide'): string =>
    arrangements[name].filter((address) => !scripts.includes(address)).join(' ');
  const attributes = `data-scripts="${scripts.join(' ')}" data-phone="${own('phone')}" data-wide="${own('wide')}"`;
  const head = `<script>${first}</script><style>${styles}</style>${nameInlined(page)}${fetchFonts(styles)}`;
  return shell
    .replace('<html lang="en">', () => `<html lang="en" ${attributes}>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(ROOT, () => `${shown}<script>${choose}</script>`);
}

/** The document of every other page, which preloads the file that knows where the pages are. */
export function fetchPagesAhead(page: string, address: string): string {
  return page.replace(
    '</head>',
    () => `  <link rel="modulepreload" crossorigin href="${address}">\n  </head>`,
  );
}
