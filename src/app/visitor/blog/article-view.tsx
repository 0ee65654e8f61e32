import { ArrowLeft } from 'lucide-react';
import type { Article } from '#content/articles/article.ts';
import { BLOG_WORDS } from '#content/blog-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { BLOG_PATH, categoryAddress } from '#content/visitor-documents.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleCard } from './article-card.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleShades } from './article-shades.tsx';
import { BlogNewsletter } from './blog-newsletter.tsx';
import { ILLUSTRATIONS } from './illustrations.ts';
import { relatedTo } from './related-articles.ts';

/** One article, and what to read after it. */
export function ArticleView({ article }: { article: Article }) {
  const { title, excerpt, category, author, tags, illustration, shades = [], body } = article;
  return (
    <>
      <article className="article">
        <a href={BLOG_PATH} className="quiet-button back">
          <ArrowLeft size={17} strokeWidth={1.6} aria-hidden="true" />
          {BLOG_WORDS.back}
        </a>
        <header className="article-head">
          <a href={categoryAddress(category)} className="caps article-category">
            {category}
          </a>
          <h1 className="display article-title">{title}</h1>
          <p className="article-lead">{excerpt}</p>
          <div className="article-by">
            <p>{fillIn(BLOG_WORDS.by, { author })}</p>
            <ArticleFacts article={article} />
          </div>
        </header>
        <img
          src={ILLUSTRATIONS[illustration]}
          alt=""
          width={1200}
          height={750}
          className="article-picture"
        />
        <ArticleBody blocks={body} />
        <ArticleShades shades={shades} />
        <footer className="article-foot">
          <ul className="article-tags" aria-label={BLOG_WORDS.tags}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <div className="article-try">
            <p>{BLOG_WORDS.tryItLead}</p>
            <a href="/app" className="button-carmine">
              {BLOG_WORDS.tryIt}
            </a>
          </div>
        </footer>
      </article>
      <section className="related" aria-labelledby="related">
        <h2 id="related" className="caps">
          {BLOG_WORDS.related}
        </h2>
        <div className="article-grid">
          {relatedTo(article).map((other) => (
            <ArticleCard key={other.slug} article={other} />
          ))}
        </div>
      </section>
      <BlogNewsletter />
    </>
  );
}
