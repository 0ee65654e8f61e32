/** What `npm run operator -- catalog` says. `{places}` are filled in. */
export const CATALOGUE_COMMAND_WORDS = {
  usage: [
    '  npm run operator -- catalog import FILE|URL --retailer NAME   takes a shop’s feed into the catalog',
    '      a Google Merchant feed (tabs or XML) or CSV with the same names; --may-shrink where it has far less than before',
    '      other names are told by --columns "id=SKU,title=Product Name", the currency of bare numbers by --currency USD',
    'colors stand in color_hex (#b9586c) or color_lab (L*a*b*, D65: 49.6 41.2 7.3); color_source says measured, brand or estimated',
    '  npm run operator -- catalog conversions FILE|URL --retailer NAME   takes what a shop reports as sold after our clicks',
    '      CSV whose first line has id, day and amount, and product and commission where the shop says them',
  ],
  done: '{retailer}: {lines} lines read, {taken} products. {changed} offers changed, {vanished} are gone and out of stock.',
  refused: '{count} lines were not taken: {reason}.',
  example: '  line {line} {key}',
  broken: 'Nothing was taken. {problem}',
  noMapping:
    'Nothing was taken. --columns names fields and headings, each once, such as "id=SKU,title=Product Name", and --currency three letters, such as USD. Fields are {fields}.',
  noRetailer: 'The name of the retailer has letters or digits: --retailer "Corner Store".',
} as const;

/** Why lines are not taken. */
export const LINE_REFUSALS = {
  'no-id': 'they have no id',
  'no-title': 'they have no title',
  'no-brand': 'they have no brand',
  'no-makeup': 'they are no makeup that the shop has a category for',
  'no-price': 'they have no price',
  'bad-price': 'their price cannot be read, is 0, or is too high to be true',
  'bad-link': 'their link is no address of the web',
  expired: 'their own date says that they are no longer sold',
  'bad-lab':
    'their color_lab is not three numbers like 49.6 41.2 7.3, with L* from 0 to 100, a* and b* from -128 to 127',
  'bad-color-source': 'their color_source is not measured, brand or estimated',
  broken: 'they have more or fewer fields than the first line',
  repeated: 'their id came before',
} as const;

/** What `npm run operator -- catalog conversions` says. */
export const SALES_COMMAND_WORDS = {
  done: '{retailer}: {lines} lines read, {changed} orders new or changed.',
  broken:
    'The file could not be read to its end. {problem} {changed} orders before that were taken: once it is mended take all of it again, nothing counts twice.',
  unknownRetailer:
    'There is no shop {retailer} in the catalog. Take its feed first, with the same name.',
} as const;

/** Why lines of such a report are not taken. */
export const SALE_REFUSAL_WORDS = {
  'no-id': 'they have no order number',
  'bad-day': 'their day is not written like 2026-11-23',
  'bad-amount': 'their amount cannot be read; it is written like 24.00 USD',
  'bad-commission':
    'their commission cannot be read, or is above the amount or in another currency',
  broken: 'they have more or fewer fields than the first line',
} as const;
