import { describe, expect, test } from 'vitest';
import { readForm } from './form-body.ts';

describe('a form of the provider', () => {
  test('is read as the tree and the lists that it stands for', () => {
    expect(
      readForm('items[0][price]=p1&expand[0]=a.b&expand[1]=c&metadata[userId]=u%201&limit=3'),
    ).toEqual({
      items: [{ price: 'p1' }],
      expand: ['a.b', 'c'],
      metadata: { userId: 'u 1' },
      limit: '3',
    });
  });

  test('with empty places is a list in the order of its fields', () => {
    expect(readForm('lookup_keys[]=a&lookup_keys[]=b')).toEqual({ lookup_keys: ['a', 'b'] });
  });

  test.each(['__proto__[admin]=1', 'metadata[constructor]=1', 'a[b][c][d][e][f][g][h][i]=1'])(
    'is refused with names such as %s',
    (form) => {
      expect(() => readForm(form)).toThrow('Invalid request.');
    },
  );
});
