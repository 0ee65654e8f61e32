import displayFont from '#app/visitor/fonts/display.woff2';
import textFont from '#app/visitor/fonts/text.woff2';
import { FEED_PATH, ORIGIN_MARK } from '#content/visitor-documents.ts';
import { SITE_WORDS } from '#content/header-words.ts';
import { HEADER_WORDS } from '#content/look-words.ts';
import { VISITOR_WORDS } from '#content/visitor-words.ts';
import { THEME_SURFACES } from '#app/kit/theme/theme.ts';
import type { VisitorAssets } from './assets.ts';
import type { VisitorDocument } from './document.ts';
import { VisitorFoot } from './visitor-foot.tsx';
import { VisitorHeader } from './visitor-header.tsx';

const FONTS = [textFont, displayFont];

interface PageProps {
  readonly document: VisitorDocument;
  readonly assets: VisitorAssets;
}

/**
 * A whole document. Its style and its data are inserted afterwards, since React would escape them as text.
 */
export function Page({ document, assets }: PageProps) {
  const { content, kind } = document;
  return (
    <html lang="en" data-island={assets.island}>
      <Head document={document} assets={assets} />
      <body>
        <a href="#content" className="skip-link">
          {SITE_WORDS.skipToContent}
        </a>
        <VisitorHeader />
        <main id="content" className={`visitor-main ${kind}`}>
          {content}
        </main>
        <VisitorFoot />
        <div
          className="toasts"
          role="region"
          aria-label={VISITOR_WORDS.notifications}
          tabIndex={-1}
        >
          <div role="status" />
        </div>
      </body>
    </html>
  );
}

function Head({ document, assets }: PageProps) {
  const { title, description, openGraphPicture, openGraphType, address, kind } = document;
  const styles = assets.styles[kind];
  const isQuoted = address !== undefined;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={THEME_SURFACES.daylight}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={THEME_SURFACES.vanity}
      />
      {document.refreshAfter === undefined ? null : (
        <meta httpEquiv="refresh" content={String(document.refreshAfter)} />
      )}
      {FONTS.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {'address' in assets.first ? <script type="module" src={assets.first.address} /> : null}
      {'address' in styles ? <link rel="stylesheet" href={styles.address} /> : null}
      <link rel="icon" href="/mark.svg" type="image/svg+xml" />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={VISITOR_WORDS.feed}
        href={FEED_PATH}
      />
      {isQuoted ? (
        <link rel="canonical" href={ORIGIN_MARK + address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {isQuoted ? <meta property="og:url" content={ORIGIN_MARK + address} /> : null}
      <meta property="og:type" content={openGraphType} />
      <meta property="og:site_name" content={HEADER_WORDS.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={ORIGIN_MARK + openGraphPicture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </head>
  );
}
