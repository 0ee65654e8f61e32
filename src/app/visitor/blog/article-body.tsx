import type { ArticleBlock } from '#content/articles/article.ts';
import { BLOG_WORDS } from '#content/blog-words.ts';

/** What an article says, block by block. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className="article-body">
      {blocks.map((block) => (
        <Block key={'text' in block ? block.text : block.items.join()} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="display">{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return <ul>{items(block.items)}</ul>;
    case 'steps':
      return <ol>{items(block.items)}</ol>;
    case 'quote':
      return (
        <blockquote className="display">
          <p>{block.text}</p>
        </blockquote>
      );
    case 'tip':
      return (
        <aside className="article-tip">
          <p className="caps">{BLOG_WORDS.tip}</p>
          <p>{block.text}</p>
        </aside>
      );
  }
}

function items(texts: readonly string[]) {
  return texts.map((text) => <li key={text}>{text}</li>);
}
