/** Which category of ours a shop's own words mean. */

import type { Category } from './category.ts';

/** Tried in this order: where a name contains words of another category, its own category comes first. */
const NAMES: readonly (readonly [RegExp, Category])[] = [
  [
    /\bsett?ing (?:spray|mist)|\bfix(?:ing)? (?:spray|mist)|\bmakeup (?:finishing )?(?:spray|mist)/,
    'setting-spray',
  ],
  [/\blip ?(?:gloss|glosses|oil|lacquer)\b|\bgloss(?:es)?\b/, 'lip-gloss'],
  [/\blip ?(?:stick|sticks|tint|stain|colou?r|crayon)\b|\blip makeup\b/, 'lipstick'],
  [/\beye ?(?:liner|liners)\b|\bkohl\b|\bkajal\b/, 'eyeliner'],
  [/\beye ?(?:shadow|shadows)\b/, 'eyeshadow'],
  [/\bmascaras?\b/, 'mascara'],
  [/\bconcealers?\b|\bcorrectors?\b/, 'concealer'],
  [/\bprimers?\b/, 'primer'],
  [/\bbronzers?\b|\bcontour(?:s|ing)?\b/, 'bronzer'],
  [/\bhighlighters?\b|\bluminizers?\b|\billuminators?\b/, 'highlighter'],
  [/\bblush(?:es|ers?)?\b|\brouge\b/, 'blush'],
  [/\bfoundations?\b|\b(?:bb|cc) cream\b|\bskin tint\b/, 'foundation'],
];

/**
 * Names that stand for two of ours: `Foundations & Concealers` and `Blushes & Bronzers` of Google's list say less than the
 * title does.
 */
const DOUBLE = /foundations? (?:&|and) concealers?|blush(?:es)? (?:&|and) bronzers?/;

function categoryIn(text: string): Category | null {
  const words = text.toLowerCase();
  return NAMES.find(([name]) => name.test(words))?.[1] ?? null;
}

/**
 * From what a shop says of a product, the narrowest words first: the last part of its path of categories, then its
 * title, then the rest of the path. Null for what is no makeup of ours.
 */
export function categoryOf(path: string, title: string): Category | null {
  const last = path.split(/[>/]/).at(-1)?.trim() ?? '';
  const isDouble = DOUBLE.test(last.toLowerCase());
  return (isDouble ? null : categoryIn(last)) ?? categoryIn(title) ?? categoryIn(path);
}
