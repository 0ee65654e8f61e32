/** What the search of the blog looks at. */
export interface SearchableArticle {
  readonly title: string;
  readonly tags: readonly string[];
}

/** Whether a search finds an article: in its title or in any tag, ignoring case. An empty search finds all. */
export function matchesSearch({ title, tags }: SearchableArticle, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [title, ...tags].some((text) => text.toLowerCase().includes(wanted));
}
