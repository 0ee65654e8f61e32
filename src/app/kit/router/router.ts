/**
 * Which page is on show. The address changes at once; the previous page stays until the code of the new one
 * is there.
 */

import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import type { PagePath } from '#content/pages.ts';
import { addressOf, pathOf, type Way } from './address.ts';
import { isSameSearch, readSearch, type Search } from './search.ts';

/** Loads the component of a page. */
export type LoadPage = () => Promise<ComponentType>;

/** A page for every address of the app, and the one for all others. */
export interface Routes {
  readonly pages: Readonly<Record<PagePath, LoadPage>>;
  readonly missing: LoadPage;
}

interface OnShow {
  readonly path: string;
  readonly search: Search;
  /** Null before the first page is there. */
  readonly Page: ComponentType | null;
}

/** What is on show. It starts at the address of the page that is rendered at build. */
export const onShow = createStore<OnShow>(() => ({ path: '/', search: {}, Page: null }));

let routes: Routes | null = null;
let changedPage = false;
const loaded = new Map<LoadPage, ComponentType>();

function isPage(path: string, pages: Routes['pages']): path is PagePath {
  return Object.hasOwn(pages, path);
}

function loaderOf(path: string): LoadPage {
  if (routes === null) throw new Error('The router was not started');
  const { pages, missing } = routes;
  return isPage(path, pages) ? pages[path] : missing;
}

/** Loads a page once; one that could not be loaded is loaded again the next time. */
async function load(path: string): Promise<ComponentType> {
  const loadPage = loaderOf(path);
  const known = loaded.get(loadPage);
  if (known !== undefined) return known;
  const Page = await loadPage();
  loaded.set(loadPage, Page);
  return Page;
}

function show(Page: ComponentType): void {
  const path = pathOf(location);
  const search = readSearch(location.search);
  const before = onShow.getState();
  const isSame =
    before.path === path && before.Page === Page && isSameSearch(before.search, search);
  if (isSame) return;
  changedPage ||= before.Page !== null;
  onShow.setState({ path, search, Page });
}

/**
 * Shows the page of the present address. If its code cannot be loaded, the document is fetched from the
 * server.
 */
async function follow(): Promise<void> {
  const { href } = location;
  const path = pathOf(location);
  // Without waiting where possible: only then can the browser restore the scroll position.
  const known = loaded.get(loaderOf(path));
  try {
    const Page = known ?? (await load(path));
    // The person may have gone to another page meanwhile.
    if (pathOf(location) === path) show(Page);
  } catch {
    if (location.href === href) location.reload();
  }
}

/** Begins to follow the address. Resolves when its page is on show; rejects when that cannot be loaded. */
export async function startRouter(table: Routes): Promise<void> {
  routes = table;
  addEventListener('popstate', () => void follow());
  show(await load(pathOf(location)));
}

/** Shows a page while rendering at build, where there is no address. */
export function showAtBuild(Page: ComponentType): void {
  onShow.setState({ Page });
}

/** Whether a page has taken the place of another in this document. */
export function hasChangedPage(): boolean {
  return changedPage;
}

/** Loads the code of a page ahead of need. */
export function preload(path: PagePath): void {
  // A failure does not matter until the page is needed.
  load(path).catch(() => undefined);
}

function scrollToFragment(): void {
  if (location.hash === '') scrollTo(0, 0);
  else document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/**
 * Goes to an address of this site. An address that is not a page of the app is loaded from the server as a
 * document of its own. Resolves when the page is on show.
 */
export async function goTo(address: string, isReplaced = false): Promise<void> {
  const url = new URL(address, location.origin);
  if (routes === null || !isPage(pathOf(url), routes.pages)) {
    location.assign(address);
    return;
  }
  const isElsewhere = pathOf(url) !== pathOf(location);
  if (isReplaced || url.href === location.href) history.replaceState(history.state, '', address);
  else history.pushState(null, '', address);
  await follow();
  if (isElsewhere || (!isReplaced && url.hash !== '')) scrollToFragment();
}

/** Goes to a page of the app; see `goTo`. */
export function navigate({ replace = false, ...way }: Way & { replace?: boolean }): Promise<void> {
  return goTo(addressOf(way, location), replace);
}

/** Calls back whenever another page comes on show. Returns a function that stops this. */
export function onPageChange(react: () => void): () => void {
  return onShow.subscribe(({ path }, before) => {
    if (path !== before.path && before.Page !== null) react();
  });
}
