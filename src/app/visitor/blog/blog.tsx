import { Search } from 'lucide-react';
import type { ArticleCategory } from '#content/articles/article.ts';
import { ARTICLES, isIn } from '#content/articles/articles.ts';
import { BLOG_WORDS } from '#content/blog-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { ArticleCard } from './article-card.tsx';
import { BlogNewsletter } from './blog-newsletter.tsx';
import { CategoryTabs } from './category-tabs.tsx';

const FEATURED = ARTICLES.filter(({ featured }) => featured);

interface BlogProps {
  /** The open tab; all articles where there is none. */
  readonly category?: ArticleCategory;
}

/** The list of articles. A script filters it in place; without one, each tab is a document of its own. */
export function Blog({ category }: BlogProps) {
  const shown = ARTICLES.filter((article) => category === undefined || isIn(article, category));
  return (
    <div data-blog="">
      <header className="blog-head">
        <div>
          <h1 className="display blog-title">{BLOG_WORDS.title}</h1>
          <p className="blog-lead">{BLOG_WORDS.lead}</p>
        </div>
        <label className="blog-search" data-scripted="">
          <Search size={18} strokeWidth={1.5} aria-hidden="true" />
          <input
            type="search"
            aria-label={BLOG_WORDS.search}
            placeholder={BLOG_WORDS.search}
            autoComplete="off"
            data-search=""
          />
        </label>
      </header>
      <CategoryTabs open={category} />
      <div id="articles" role="tabpanel" aria-label={BLOG_WORDS.articles}>
        <section
          className="featured"
          aria-labelledby="featured"
          data-featured=""
          hidden={category !== undefined}
        >
          <h2 id="featured" className="caps">
            {BLOG_WORDS.featured}
          </h2>
          <div className="featured-row">
            {FEATURED.map((article) => (
              <ArticleCard key={article.slug} article={article} isFirst />
            ))}
          </div>
        </section>
        <section aria-labelledby="all-articles">
          <div className="grid-head">
            <h2 id="all-articles" className="caps">
              {BLOG_WORDS.articles}
            </h2>
            <p
              role="status"
              data-count=""
              data-one={BLOG_WORDS.countOne}
              data-many={BLOG_WORDS.count}
            >
              {countWords(shown.length)}
            </p>
          </div>
          <ul className="article-grid" data-grid="">
            {ARTICLES.map((article) => (
              <li key={article.slug} hidden={!shown.includes(article)}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
          <Empty />
        </section>
      </div>
      <BlogNewsletter />
    </div>
  );
}

function countWords(count: number): string {
  return count === 1 ? BLOG_WORDS.countOne : fillIn(BLOG_WORDS.count, { count: String(count) });
}

function Empty() {
  return (
    <div className="blog-empty" data-empty="" hidden>
      <h3 className="display">{BLOG_WORDS.emptyTitle}</h3>
      <p>{BLOG_WORDS.empty}</p>
      <button type="button" className="button-secondary" data-clear="">
        {BLOG_WORDS.clear}
      </button>
    </div>
  );
}
