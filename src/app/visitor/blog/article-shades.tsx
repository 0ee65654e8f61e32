import type { ArticleShade } from '#content/articles/article.ts';
import { BLOG_WORDS } from '#content/blog-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { partThatFinds } from '#domain/shopping/find.ts';
import { Pan } from '#app/kit/ui/pan.tsx';

function shopAddress(shades: readonly ArticleShade[]): string {
  return `/app#panel=shopping/${partThatFinds(shades, { areAlternatives: true })}`;
}

/** The shades that an article is about, each of which leads to its matches in the shop. */
export function ArticleShades({ shades }: { shades: readonly ArticleShade[] }) {
  if (shades.length === 0) return null;
  return (
    <section className="article-shades" aria-labelledby="article-shades">
      <h2 id="article-shades" className="caps">
        {BLOG_WORDS.shades}
      </h2>
      <ul>
        {shades.map((shade) => (
          <li key={shade.name}>
            <a
              href={shopAddress([shade])}
              aria-label={fillIn(BLOG_WORDS.findShade, { name: shade.name })}
            >
              <Pan colours={[shade.color]} className="article-shade-pan" />
              {shade.name}
            </a>
          </li>
        ))}
      </ul>
      {shades.length === 1 ? null : (
        <a href={shopAddress(shades)} className="article-shades-all">
          {BLOG_WORDS.findShades}
        </a>
      )}
    </section>
  );
}
