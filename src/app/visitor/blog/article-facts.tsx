import type { Article } from '#content/articles/article.ts';
import { BLOG_WORDS } from '#content/blog-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { readingMinutes } from '#domain/reading/reading-time.ts';

const DAY = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function minutesOf({ body }: Article): number {
  return readingMinutes(body.flatMap((block) => ('items' in block ? block.items : [block.text])));
}

/** When an article was written, and how long it takes to read. */
export function ArticleFacts({ article }: { article: Article }) {
  return (
    <p className="article-facts">
      <time dateTime={article.date}>{DAY.format(new Date(article.date))}</time>
      <span>{fillIn(BLOG_WORDS.minutes, { minutes: String(minutesOf(article)) })}</span>
    </p>
  );
}
