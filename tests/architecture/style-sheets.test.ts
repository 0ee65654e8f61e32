import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SourceFile } from './folder-cycles.ts';
import { fontSizes, strayClasses, tooMuchInClassName } from './style-sheets.ts';

const files: readonly SourceFile[] = readdirSync('src/app', {
  withFileTypes: true,
  recursive: true,
})
  .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const VISITOR = 'src/app/visitor';
/** For documents for visitors, the build links the sheet. */
const DOCUMENTS = [
  { path: `${VISITOR}/landing/landing-document.tsx`, sheet: `${VISITOR}/styles/landing.css` },
  { path: `${VISITOR}/blog/blog-documents.tsx`, sheet: `${VISITOR}/styles/blog.css` },
  { path: `${VISITOR}/product/product-documents.tsx`, sheet: `${VISITOR}/styles/product.css` },
  { path: `${VISITOR}/maintenance/maintenance-document.tsx`, sheet: `${VISITOR}/styles/blog.css` },
  // Inlined in a document that has the app's own style.
  { path: 'src/app/first-sight.tsx', sheet: 'src/app/kit/styles/index.css' },
  // At the head of documents that contain or link it.
  { path: 'src/app/kit/first-sight/first.ts', sheet: 'src/app/kit/styles/index.css' },
  { path: 'src/app/kit/first-script/first.ts', sheet: 'src/app/kit/styles/index.css' },
];

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'];

describe('the font sizes', () => {
  it('are eight', () => {
    const tokens = files.find(({ path }) => path.endsWith('styles/tokens.css'))?.text ?? '';
    const named = [...tokens.matchAll(/--text-([\w]+):/g)].map(([, name]) => name);
    expect(named).toEqual(SIZES);
  });

  it('are the only ones in the style sheets and parts', () => {
    const allowed = new Set([...SIZES.map((name) => `var(--text-${name})`), 'inherit']);
    // An article's drop cap is as high as its lines: 4.1 em, a size of its own.
    const others = fontSizes(files).filter(({ size }) => !allowed.has(size) && size !== '4.1em');
    expect(others).toEqual([]);
  });

  it.each([
    ['a.css', '.a { font-size: 13px; }', '13px'],
    ['a.css', '.a { font-size: clamp(1rem, 2vw, 2rem); }', 'clamp(1rem, 2vw, 2rem)'],
    ['a.css', '.a { font: 500 1.1rem / 1.2 serif; }', '1.1rem'],
    ['a.css', '.a { font: 17px/1.5 serif; }', '17px'],
    ['a.tsx', '<p className="mt-2 text-[13px]" />', '13px'],
    ['a.tsx', '<p className="text-[clamp(1rem,2vw,2rem)]" />', 'clamp(1rem,2vw,2rem)'],
    ['a.tsx', "<p style={{ fontSize: '13px' }} />", '13px'],
  ])('are noticed in %s: %s', (path, text, size) => {
    expect(fontSizes([{ path, text }])).toEqual([{ path, size }]);
  });
});

describe('a className', () => {
  it('places things, and leaves states, breakpoints and effects to a style sheet', () => {
    expect(files.flatMap(tooMuchInClassName)).toEqual([]);
  });

  it.each([
    ['a state', 'text-white hover:text-black'],
    ['a breakpoint', 'grid md:grid-cols-2'],
    ['a selector', '[&>p]:mt-2'],
    ['an effect in brackets', 'shadow-[inset_0_0_0_1px_red]'],
    ['a color in brackets', 'bg-[#fff]'],
    ['more than eight names', 'flex h-11 items-center gap-1 rounded-full border-l pr-3 pl-3 mt-2'],
  ])('is refused with %s', (_what, names) => {
    const planted = { path: 'a.tsx', text: `<p className="${names}" />` };
    expect(tooMuchInClassName(planted)).toHaveLength(1);
  });

  it('may position something by an arbitrary length', () => {
    const text = '<p className="mt-2 max-w-[36ch] grid-cols-[minmax(0,1fr)]" />';
    expect(tooMuchInClassName({ path: 'a.tsx', text })).toEqual([]);
  });
});

describe('a class', () => {
  it('never depends on the style sheet of another part', () => {
    expect(strayClasses(files, DOCUMENTS)).toEqual([]);
  });

  const card = { path: 'src/app/a/card.css', text: '.card:hover { color: red; }' };
  const part = { path: 'src/app/a/part.tsx', text: '<p className="mt-2 card" />' };
  const stray = [{ name: 'card', path: part.path, sheets: [card.path] }];

  it('is noticed when only another page loads its sheet', () => {
    const page = { path: 'src/app/b/page.tsx', text: "import '#app/a/card.css';" };
    expect(strayClasses([card, part, page])).toEqual(stray);
  });

  it('is noticed when one of two ways to the part lacks the sheet', () => {
    const one = {
      path: 'src/app/b/one.tsx',
      text: "import '#app/a/card.css'; import '#app/a/part.tsx';",
    };
    const other = {
      path: 'src/app/b/other.tsx',
      text: "const part = () => import('#app/a/part.tsx');",
    };
    expect(strayClasses([card, part, one])).toEqual([]);
    expect(strayClasses([card, part, one, other])).toEqual(stray);
  });

  it('is noticed in a template literal or a variable', () => {
    const chosen = { path: 'src/app/a/chosen.tsx', text: '<p className={`mt-2 card ${more}`} />' };
    expect(strayClasses([card, chosen])).toHaveLength(1);
  });

  it('may come from the sheet of another part that its part imports', () => {
    const own = { path: 'src/app/a/part.tsx', text: `import './card.tsx';${part.text}` };
    const brings = { path: 'src/app/a/card.tsx', text: "import './all.css';" };
    const all = { path: 'src/app/a/all.css', text: "@import './card.css';" };
    expect(strayClasses([card, own, brings, all])).toEqual([]);
  });
});
