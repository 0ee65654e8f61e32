/** Writes the studio's document out of the app's page and of what was rendered. No files in it. */

/** What stands in the document beside what the page of the app has. */
export interface FirstSightParts {
  readonly rendered: Readonly<Record<'phone' | 'wide', string>>;
  readonly styles: string;
  /** The script at the head. */
  readonly first: string;
  /** The script behind what was rendered. */
  readonly choose: string;
  /** Addresses of the scripts that each arrangement begins with. */
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
 * Fetches the fonts beside what is left of the document: found only when the words are laid out, they would come a
 * way to the server and back later. It stands behind the styles, so that it takes nothing from them.
 */
function fetchFonts(styles: string): string {
  const fonts = new Set([...styles.matchAll(FONTS)].map(([, address = '']) => address));
  return [...fonts]
    .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`)
    .join('');
}

/**
 * Says of the style sheets that they are there: the app's scripts would fetch them once more, and each rule would
 * be applied twice. A browser does not fetch what is disabled.
 */
function nameInlined(page: string): string {
  return [...page.matchAll(STYLES)]
    .map(([, address = '']) => `<link rel="stylesheet" disabled href="${address}">`)
    .join('');
}

/** Scripts wait for the first paint, and styles and what is shown first stand in the document itself. */
export function writeFirstSight(page: string, parts: FirstSightParts): string {
  const { rendered, styles, first, choose, arrangements } = parts;
  const [, entry = ''] = ENTRY.exec(page) ?? [];
  const ahead = [...page.matchAll(FETCHED_AHEAD)].map(([, address = '']) => address);
  const shell = [FIRST_SCRIPT, ENTRY, FETCHED_AHEAD, STYLES].reduce(cut, page);
  if (!shell.includes(ROOT)) throw new Error('The page of the app has no place for the app.');
  const shown = (['phone', 'wide'] as const)
    .map((name) => `<div data-arrangement="${name}">${rendered[name]}</div>`)
    .join('');
  const scripts = [entry, ...ahead];
  const own = (name: 'phone' | 'wide'): string =>
    arrangements[name].filter((address) => !scripts.includes(address)).join(' ');
  const attributes = `data-scripts="${scripts.join(' ')}" data-phone="${own('phone')}" data-wide="${own('wide')}"`;
  const head = `<script>${first}</script><style>${styles}</style>${nameInlined(page)}${fetchFonts(styles)}`;
  return shell
    .replace('<html lang="en">', () => `<html lang="en" ${attributes}>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(ROOT, () => `${shown}<script>${choose}</script>`);
}

/** The document of every other page, which asks at once for the file that knows where the pages are. */
export function fetchPagesAhead(page: string, address: string): string {
  return page.replace(
    '</head>',
    () => `  <link rel="modulepreload" crossorigin href="${address}">\n  </head>`,
  );
}
