import { matchesSearch } from '#domain/articles/match-article.ts';

interface Listed {
  readonly element: HTMLElement;
  readonly title: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
}

function readTexts(json: string | undefined): readonly string[] {
  const texts: unknown = JSON.parse(json ?? '[]');
  return Array.isArray(texts) ? texts.map(String) : [];
}

function readList(blog: Element): readonly Listed[] {
  return [...blog.querySelectorAll<HTMLElement>('[data-grid] > li')].map((element) => {
    const { title, tags, categories } =
      element.querySelector<HTMLElement>('article')?.dataset ?? {};
    return {
      element,
      title: title ?? '',
      tags: readTexts(tags),
      categories: readTexts(categories),
    };
  });
}

/** Filters the blog by tab and search in place, and keeps the open tab in the address. */
export function startBlog(): void {
  const blog = document.querySelector('[data-blog]');
  const search = blog?.querySelector<HTMLInputElement>('[data-search]');
  const count = blog?.querySelector<HTMLElement>('[data-count]');
  const featured = blog?.querySelector<HTMLElement>('[data-featured]');
  const empty = blog?.querySelector<HTMLElement>('[data-empty]');
  if (!blog || !search || !count || !featured || !empty) return;
  const list = readList(blog);
  const tabs = [...blog.querySelectorAll<HTMLAnchorElement>('[data-category]')];
  const isOpen = (tab: Element): boolean => tab.getAttribute('aria-selected') === 'true';

  const show = (): void => {
    const category = tabs.find(isOpen)?.dataset['category'] ?? '';
    const found = list.filter(
      (article) =>
        (category === '' || article.categories.includes(category)) &&
        matchesSearch(article, search.value),
    );
    for (const article of list) article.element.hidden = !found.includes(article);
    featured.hidden = category !== '' || search.value.trim() !== '';
    empty.hidden = found.length > 0;
    const words = found.length === 1 ? count.dataset['one'] : count.dataset['many'];
    count.textContent = (words ?? '').replace('{count}', String(found.length));
  };
  const open = (tab: HTMLAnchorElement): void => {
    for (const each of tabs) {
      each.setAttribute('aria-selected', String(each === tab));
      each.tabIndex = each === tab ? 0 : -1;
    }
    history.replaceState(null, '', tab.href);
    show();
  };

  tabs.forEach((tab, place) => {
    tab.tabIndex = isOpen(tab) ? 0 : -1;
    tab.addEventListener('click', (event) => {
      // Another window or tab is the browser's own business.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open(tab);
    });
    tab.addEventListener('keydown', (event) => {
      const next = tabAfter(event.key, place, tabs.length);
      const target = next === undefined ? undefined : tabs[next];
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
      open(target);
    });
  });
  search.addEventListener('input', show);
  blog.querySelector('[data-clear]')?.addEventListener('click', () => {
    search.value = '';
    const [all] = tabs;
    if (all !== undefined) open(all);
    search.focus();
  });
  // On the way back to this page, the browser may have kept what was typed.
  if (search.value !== '') show();
}

/** The index to which a key leads from a tab; undefined when it leads nowhere. */
function tabAfter(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return place;
    default:
      return undefined;
  }
}
