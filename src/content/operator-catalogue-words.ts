/** The words of the operators' page about the shop's catalog. */

import type { TemplateProblem } from '#domain/shopping/shop-link.ts';

export const OPERATOR_CATALOGUE_WORDS = {
  title: 'Catalog',
  lead: 'What the shop has, what became of the feeds, and where Buy leads. Feeds and reports of sales are taken on the server: npm run operator -- catalog.',
  failed: 'We couldn’t load the catalog',
  sample: 'The shop shows its sample, which no one sells. Take a first feed to make it real.',
  figures: {
    products: 'Products',
    inStock: 'In stock',
    withColor: 'With a known color',
    offers: 'Offers',
    clicks: 'Clicks on Buy',
  },
  period: 'Clicks and sales of the last',
  periods: { '7': '7 days', '30': '30 days', '90': '90 days' },
  clicksAbout:
    'A click counts once a minute for each person, product and shop. Days are those of UTC.',
  shops: 'Shops',
  noShops: 'No shop’s feed has been taken yet.',
  shopOffers: '{offers} offers, {inStock} in stock',
  shopClicks: '{clicks} clicks',
  shopClicksOne: '1 click',
  noSales: 'No sales reported',
  sales: '{orders} orders, {amount}',
  commission: '{commission} commission',
  conversion: '{share} of clicks',
  leadsTo: 'Buy leads to',
  leadsNowhere: 'Buy leads nowhere: its address isn’t https.',
  ownAddresses: 'The feed’s own addresses',
  tagOf: 'Tag {tag}',
  change: 'Change',
  changeOf: 'Change where Buy leads: {name}',
  clicked: 'Clicked most',
  noClicks: 'Nobody clicked on Buy in these days.',
  imports: 'Last imports',
  list: {
    none: 'No feed was read yet',
    noneAdvice: 'npm run operator -- catalog import FILE --retailer NAME',
    failed: 'We couldn’t load the imports',
    older: 'Earlier imports',
  },
  states: { reading: 'Being read', taking: 'Being taken', done: 'Taken', broken: 'Not taken' },
  counts: {
    lines: 'Lines',
    taken: 'Products',
    changed: 'Offers changed',
    vanished: 'Gone',
  },
  refusedAll: '{count} lines refused',
  refused: '{count} because {reason}',
  line: 'Line {line}',
  lineOf: 'Line {line}, id {key}',
  examples: 'The first refused lines',
  started: 'Begun {day}',
  form: {
    title: 'Where Buy leads: {name}',
    description: 'It holds for everyone at once, and stands in the record.',
    template: 'Address',
    templateHint:
      'An https address. {query} is brand, name and color, {link} the address of the feed, {tag} the tag. Empty: the feed’s own addresses.',
    tag: 'Affiliate tag',
    tagHint: 'What the shop knows us by. May be empty.',
    submit: 'Save',
    busy: 'Saving...',
    cancel: 'Cancel',
    close: 'Close',
  },
  tagProblem: 'Letters, digits, dots, hyphens and underscores: 64 at most.',
} as const;

export const TEMPLATE_PROBLEM_WORDS: Readonly<Record<TemplateProblem, string>> = {
  'not-https': 'Enter an https address, 500 characters at most.',
  'unknown-place': 'Only {query}, {link} and {tag} can stand in braces.',
  'open-host': 'The address of the shop itself has to be fixed: put the braces behind it.',
  'needs-tag': 'The address has {tag} in it: enter the tag.',
};
