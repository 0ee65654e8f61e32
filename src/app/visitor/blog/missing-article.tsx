import { ARTICLES } from '#content/articles/articles.ts';
import { BLOG_WORDS, MISSING_ARTICLE_WORDS } from '#content/blog-words.ts';
import { BLOG_PATH } from '#content/visitor-documents.ts';
import { ArticleCard } from './article-card.tsx';

const SHOWN = 3;

/** Says that there is no such article, and lists those that there are. */
export function MissingArticle() {
  return (
    <>
      <section className="quiet-page">
        <h1 className="display">{MISSING_ARTICLE_WORDS.title}</h1>
        <p>{MISSING_ARTICLE_WORDS.lead}</p>
        <a href={BLOG_PATH} className="button-primary">
          {BLOG_WORDS.back}
        </a>
      </section>
      <section className="related" aria-labelledby="related">
        <h2 id="related" className="caps">
          {BLOG_WORDS.articles}
        </h2>
        <div className="article-grid">
          {ARTICLES.slice(0, SHOWN).map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </div>
      </section>
    </>
  );
}
