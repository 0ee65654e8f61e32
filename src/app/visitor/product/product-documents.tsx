import { BUY_TOASTS } from '#content/panels/shopping-buy-words.ts';
import { MISSING_PRODUCT_PAGE, PRODUCT_PAGE_WORDS as WORDS } from '#content/product-page-words.ts';
import {
  MISSING_PRODUCT_DOCUMENT,
  PRODUCT_DOCUMENT,
  productAddress,
  productMark,
  UNLISTED_PRODUCT_DOCUMENT,
} from '#content/visitor-documents.ts';
import type { VisitorDocument } from '#app/visitor/frame/document.ts';
import { ToastTemplate } from '#app/visitor/frame/toast-template.tsx';
import openGraphPicture from '#app/visitor/open-graph/landing.png';

/** What is the same for every product. The server fills in the rest, since only it knows today's prices. */
const PRODUCT: VisitorDocument = {
  name: PRODUCT_DOCUMENT,
  kind: 'product',
  address: productAddress(productMark('id')),
  title: productMark('title'),
  description: productMark('description'),
  openGraphPicture,
  openGraphType: 'website',
  structuredData: [],
  content: (
    <>
      <article className="product" data-product={productMark('id')}>
        {productMark('content')}
      </article>
      <ToastTemplate id="redirecting" words={BUY_TOASTS.redirecting} />
    </>
  ),
};

const MISSING: VisitorDocument = {
  ...PRODUCT,
  name: MISSING_PRODUCT_DOCUMENT,
  kind: 'blog',
  address: undefined,
  ...MISSING_PRODUCT_PAGE,
  content: (
    <section className="quiet-page">
      <h1 className="display">{WORDS.missingTitle}</h1>
      <p>{WORDS.missing}</p>
      <a href={WORDS.shopAddress} className="button-primary">
        {WORDS.toShop}
      </a>
    </section>
  ),
};

export const PRODUCT_DOCUMENTS: readonly VisitorDocument[] = [
  PRODUCT,
  { ...PRODUCT, name: UNLISTED_PRODUCT_DOCUMENT, address: undefined },
  MISSING,
];
