import {
  ARTICLE_CATEGORIES,
  type Article,
  type ArticleCategory,
} from '#content/articles/article.ts';
import { ARTICLES } from '#content/articles/articles.ts';
import { BLOG_PAGE, MISSING_ARTICLE_PAGE } from '#content/blog-words.ts';
import {
  articleAddress,
  articleDocument,
  BLOG_DOCUMENT,
  BLOG_PATH,
  categoryDocument,
  MISSING_ARTICLE_DOCUMENT,
} from '#content/visitor-documents.ts';
import type { VisitorDocument } from '#app/visitor/frame/document.ts';
import { ArticleView } from './article-view.tsx';
import { articleData, blogData } from './blog-structured-data.ts';
import { Blog } from './blog.tsx';
import { SHARED_PICTURES } from './illustrations.ts';
import { MissingArticle } from './missing-article.tsx';

const BLOG: VisitorDocument = {
  name: BLOG_DOCUMENT,
  kind: 'blog',
  address: BLOG_PATH,
  ...BLOG_PAGE,
  openGraphPicture: SHARED_PICTURES.undertone,
  openGraphType: 'website',
  structuredData: blogData(ARTICLES),
  content: <Blog />,
};

/** The blog with a tab open; its canonical address is still the blog's. */
function categoryPage(category: ArticleCategory): VisitorDocument {
  return {
    ...BLOG,
    name: categoryDocument(category),
    title: `${category} · ${BLOG_PAGE.title}`,
    content: <Blog category={category} />,
  };
}

function articlePage(article: Article): VisitorDocument {
  return {
    ...BLOG,
    name: articleDocument(article),
    address: articleAddress(article),
    title: `${article.title} · Lookglass`,
    description: article.excerpt,
    openGraphPicture: SHARED_PICTURES[article.illustration],
    openGraphType: 'article',
    structuredData: articleData(article),
    content: <ArticleView article={article} />,
  };
}

const MISSING: VisitorDocument = {
  ...BLOG,
  name: MISSING_ARTICLE_DOCUMENT,
  address: undefined,
  ...MISSING_ARTICLE_PAGE,
  structuredData: [],
  content: <MissingArticle />,
};

export const BLOG_DOCUMENTS: readonly VisitorDocument[] = [
  BLOG,
  ...ARTICLE_CATEGORIES.map(categoryPage),
  ...ARTICLES.map(articlePage),
  MISSING,
];
