import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { dataBlock } from '#domain/markup/data-block.ts';
import type { VisitorAssets } from './assets.ts';
import type { VisitorDocument } from './document.ts';
import { Page } from './page.tsx';

const END_OF_HEAD = '</head>';

/**
 * Renders a document to HTML. `ORIGIN_MARK` stands in it wherever the server's own address belongs.
 * Rejects when a component throws.
 */
export async function renderDocument(
  document: VisitorDocument,
  assets: VisitorAssets,
): Promise<string> {
  const { prelude } = await prerender(createElement(Page, { document, assets }));
  const html = await new Response(prelude).text();
  const styles = assets.styles[document.kind];
  const style = 'text' in styles ? `<style>${styles.text}</style>` : '';
  const first = 'text' in assets.first ? `<script>${assets.first.text}</script>` : '';
  const data = document.structuredData.map(dataBlock).join('');
  return html.replace(END_OF_HEAD, () => first + style + data + END_OF_HEAD);
}
