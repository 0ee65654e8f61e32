import type { Article } from '#content/articles/article.ts';
import { BLOG_PAGE, BLOG_WORDS } from '#content/blog-words.ts';
import { HEADER_WORDS } from '#content/look-words.ts';
import { articleAddress, BLOG_PATH, ORIGIN_MARK } from '#content/visitor-documents.ts';
import type { StructuredData } from '#app/visitor/frame/document.ts';
import { SHARED_PICTURES } from './illustrations.ts';

const SCHEMA = 'https://schema.org';
const PUBLISHER = { '@type': 'Organization', name: HEADER_WORDS.brand, url: `${ORIGIN_MARK}/` };

/** An article in the terms of schema.org: what it is, and where on the site it stands. */
export function articleData(article: Article): readonly StructuredData[] {
  const { title, excerpt, author, date, tags, category, illustration } = article;
  const address = ORIGIN_MARK + articleAddress(article);
  return [
    {
      '@context': SCHEMA,
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt,
      url: address,
      mainEntityOfPage: address,
      image: ORIGIN_MARK + SHARED_PICTURES[illustration],
      datePublished: date,
      dateModified: date,
      author: { '@type': 'Organization', name: author },
      publisher: PUBLISHER,
      articleSection: category,
      keywords: tags.join(', '),
      inLanguage: 'en',
    },
    trail([
      [HEADER_WORDS.brand, `${ORIGIN_MARK}/`],
      [BLOG_WORDS.title, ORIGIN_MARK + BLOG_PATH],
      [title, address],
    ]),
  ];
}

/** The blog in the terms of schema.org. */
export function blogData(articles: readonly Article[]): readonly StructuredData[] {
  return [
    {
      '@context': SCHEMA,
      '@type': 'Blog',
      name: BLOG_WORDS.title,
      description: BLOG_PAGE.description,
      url: ORIGIN_MARK + BLOG_PATH,
      publisher: PUBLISHER,
      blogPost: articles.map((article) => ({
        '@type': 'BlogPosting',
        headline: article.title,
        url: ORIGIN_MARK + articleAddress(article),
        datePublished: article.date,
      })),
    },
    trail([
      [HEADER_WORDS.brand, `${ORIGIN_MARK}/`],
      [BLOG_WORDS.title, ORIGIN_MARK + BLOG_PATH],
    ]),
  ];
}

function trail(steps: readonly (readonly [string, string])[]): StructuredData {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item,
    })),
  };
}
