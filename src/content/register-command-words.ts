/** What `npm run operator -- register` says. `{places}` are filled in. */
export const REGISTER_COMMAND_WORDS = {
  usage: [
    '  npm run operator -- register add FILE   adds products to the register, from a list in JSON',
    '  npm run operator -- register status     shows how many entries there are, and the key that signs',
  ],
  noFile: 'This file cannot be read: {file}',
  notAList:
    'This file is not a list in JSON such as [{"name": "…", "brand": "…", "batchNumber": "…", "manufacturingDate": "2026-11-02"}].',
  wrongCount: 'A file has from 1 to {most} products. This one has {count}.',
  wrongProduct: 'Product {number} cannot be entered: "{field}" is missing or not as it has to be.',
  tooEarly: 'A manufacturing date is in the future. Nothing was entered.',
  added: '{added} of {count} products are new in the register, for good:',
  entry: '{code}   {brand}, {name}, {batchNumber}',
  status: 'Entries in the register: {size}. It is signed with the key {key}.',
} as const;
