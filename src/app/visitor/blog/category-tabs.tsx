import { ARTICLE_CATEGORIES, type ArticleCategory } from '#content/articles/article.ts';
import { BLOG_WORDS } from '#content/blog-words.ts';
import { BLOG_PATH, categoryAddress } from '#content/visitor-documents.ts';

interface CategoryTabsProps {
  /** The open category; undefined where all articles are shown. */
  readonly open: ArticleCategory | undefined;
}

/** The categories; each is a document of its own, which is how they work without a script. */
export function CategoryTabs({ open }: CategoryTabsProps) {
  return (
    <div className="tabs" role="tablist" aria-label={BLOG_WORDS.categories}>
      <Tab href={BLOG_PATH} name={BLOG_WORDS.all} category="" isOpen={open === undefined} />
      {ARTICLE_CATEGORIES.map((category) => (
        <Tab
          key={category}
          href={categoryAddress(category)}
          name={category}
          category={category}
          isOpen={category === open}
        />
      ))}
    </div>
  );
}

interface TabProps {
  readonly href: string;
  readonly name: string;
  readonly category: ArticleCategory | '';
  readonly isOpen: boolean;
}

function Tab({ href, name, category, isOpen }: TabProps) {
  return (
    <a
      href={href}
      className="tab"
      role="tab"
      aria-selected={isOpen}
      aria-controls="articles"
      data-category={category}
    >
      {name}
    </a>
  );
}
