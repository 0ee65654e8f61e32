/** Reads and writes addresses of the app's pages, without using the browser. */

import type { PagePath } from '#content/pages.ts';
import { readSearch, type Search, writeSearch } from './search.ts';

/** Where to go. */
export interface Way {
  /** A page of the app; `.` is the one on show. */
  readonly to: PagePath | '.';
  /** The query of the new address: empty where it is left out; `true` keeps the present one. */
  readonly search?: Search | true | ((present: Search) => Search);
  /** The fragment without its sign; `true` keeps the present one. */
  readonly hash?: string | true;
}

/** The parts of an address that matter here, such as `location`. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The path of a page. A trailing slash is ignored. */
export function pathOf({ pathname }: Pick<Address, 'pathname'>): string {
  const path = pathname.replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

/** Writes the address to which a way leads from the present one. */
export function addressOf({ to, search, hash }: Way, present: Address): string {
  const path = to === '.' ? pathOf(present) : to;
  const query = writeSearch(searchOf(search, readSearch(present.search)));
  return path + query + fragmentOf(hash, present.hash);
}

function searchOf(wanted: Way['search'], present: Search): Search {
  if (wanted === undefined) return {};
  if (wanted === true) return present;
  return typeof wanted === 'function' ? wanted(present) : wanted;
}

function fragmentOf(wanted: Way['hash'], present: string): string {
  if (wanted === true) return present;
  return wanted === undefined ? '' : `#${wanted}`;
}
