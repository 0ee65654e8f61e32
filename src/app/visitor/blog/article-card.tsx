import type { Article } from '#content/articles/article.ts';
import { articleAddress } from '#content/visitor-documents.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ILLUSTRATIONS } from './illustrations.ts';

interface ArticleCardProps {
  readonly article: Article;
  /** Whether it is in sight before anything is scrolled. */
  readonly isFirst?: boolean;
}

/** An article on a list; the whole card leads to it. */
export function ArticleCard({ article, isFirst = false }: ArticleCardProps) {
  const { title, excerpt, category, alsoIn, tags, illustration } = article;
  const categories = alsoIn === undefined ? [category] : [category, alsoIn];
  return (
    <article
      className="article-card"
      data-title={title}
      data-tags={JSON.stringify(tags)}
      data-categories={JSON.stringify(categories)}
    >
      <img
        src={ILLUSTRATIONS[illustration]}
        alt=""
        width={1200}
        height={750}
        {...(isFirst ? {} : { loading: 'lazy' })}
      />
      <p className="caps article-category">{category}</p>
      <h3 className="display">
        <a href={articleAddress(article)}>{title}</a>
      </h3>
      <p className="article-excerpt">{excerpt}</p>
      <ArticleFacts article={article} />
    </article>
  );
}
