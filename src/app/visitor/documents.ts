/** Every document that is rendered at build. */

import { BLOG_DOCUMENTS } from './blog/blog-documents.tsx';
import type { RenderedDocument, VisitorAssets } from './frame/assets.ts';
import type { VisitorDocument } from './frame/document.ts';
import { renderDocument } from './frame/render-document.ts';
import { LANDING } from './landing/landing-document.tsx';
import { PRODUCT_DOCUMENTS } from './product/product-documents.tsx';
import { MAINTENANCE } from './maintenance/maintenance-document.tsx';

const DOCUMENTS: readonly VisitorDocument[] = [
  LANDING,
  ...BLOG_DOCUMENTS,
  ...PRODUCT_DOCUMENTS,
  MAINTENANCE,
];

/** Renders every document, or those with a name in `names`. */
export async function renderDocuments(
  assets: VisitorAssets,
  names?: readonly string[],
): Promise<readonly RenderedDocument[]> {
  const wanted = DOCUMENTS.filter(({ name }) => names?.includes(name) ?? true);
  return Promise.all(
    wanted.map(async (document) => ({
      name: document.name,
      html: await renderDocument(document, assets),
    })),
  );
}
