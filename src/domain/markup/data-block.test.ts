import { expect, test } from 'vitest';
import { dataBlock } from './data-block.ts';

test('a data block ends only where it is closed, whatever a text in it says', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  const block = dataBlock(data);
  expect(block.match(/<\//g)).toHaveLength(1);
  const [, json = ''] = />(.*)<\/script>$/.exec(block) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});
