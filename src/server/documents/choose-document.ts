import { ARTICLES } from '#content/articles/articles.ts';
import {
  ARTICLE_PARAMETER,
  articleDocument,
  BLOG_DOCUMENT,
  BLOG_PATH,
  CATEGORY_PARAMETER,
  categoryAt,
  categoryDocument,
  LANDING_DOCUMENT,
  LANDING_PATH,
  MISSING_ARTICLE_DOCUMENT,
} from '#content/visitor-documents.ts';

const OK = 200;
const NOT_FOUND = 404;

export interface ChosenDocument {
  readonly name: string;
  readonly status: typeof OK | typeof NOT_FOUND;
}

/** Addresses whose documents are made beforehand. */
export const DOCUMENT_PATHS = [LANDING_PATH, BLOG_PATH] as const;
export type DocumentPath = (typeof DOCUMENT_PATHS)[number];

export function isDocumentPath(path: string): path is DocumentPath {
  return DOCUMENT_PATHS.some((known) => known === path);
}

/** Which document is read at an address. An article that does not exist has one that says so. */
export function chooseDocument(path: DocumentPath, query: URLSearchParams): ChosenDocument {
  if (path === LANDING_PATH) return { name: LANDING_DOCUMENT, status: OK };
  const slug = query.get(ARTICLE_PARAMETER);
  if (slug !== null) {
    const article = ARTICLES.find((known) => known.slug === slug);
    if (article === undefined) return { name: MISSING_ARTICLE_DOCUMENT, status: NOT_FOUND };
    return { name: articleDocument(article), status: OK };
  }
  const category = categoryAt(query.get(CATEGORY_PARAMETER) ?? '');
  return { name: category === undefined ? BLOG_DOCUMENT : categoryDocument(category), status: OK };
}
