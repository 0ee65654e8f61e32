import { OFFLINE_PAGE_WORDS } from '#content/offline-words.ts';

const { title, text, mirror } = OFFLINE_PAGE_WORDS;

/**
 * Self-contained, since no file of the site may be available. It follows the system's light or dark theme.
 */
const DOCUMENT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Lookglass</title>
<style>
  :root { color-scheme: light dark; }
  body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 24px;
    box-sizing: border-box; background: light-dark(#f7f5f3, #120f0d); color: light-dark(#1d1917, #f2eeeb);
    font: 17px/1.55 system-ui, sans-serif; text-align: center; }
  h1 { margin: 0; font: 500 clamp(34px, 7vw, 56px)/1.1 Didot, "Bodoni MT", Georgia, serif; }
  p { max-width: 44ch; margin: 16px auto 28px; }
  a { display: inline-block; padding: 13px 26px; border-radius: 26px; background: light-dark(#1d1917, #f2eeeb);
    color: light-dark(#f7f5f3, #120f0d); font-weight: 600; text-decoration: none; }
</style>
<main>
  <h1>${title}</h1>
  <p>${text}</p>
  <a href="/">${mirror}</a>
</main>
</html>`;

/** Stands in for a page that cannot be loaded: says so, and links to the mirror. */
export function offlinePage(): Response {
  return new Response(DOCUMENT, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
