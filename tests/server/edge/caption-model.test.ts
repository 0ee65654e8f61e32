import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { wordCaption } from '#server/services/look-captions/word-caption.ts';
import { meetModel } from '#tests/server/support/meet-model.ts';
import { useModelServer } from '#tests/server/support/model-server.ts';

const server = useModelServer();

const GOOD = 'Hot Pink on the lips and the playlist on loud. Who is dancing?';

async function ask(look = DEFAULT_LOOK): Promise<string | null> {
  const { model } = meetModel(server.settings);
  return wordCaption(model, { look, occasion: 'party', turn: 0 });
}

async function saying(caption: string): Promise<string | null> {
  server.behave(() => JSON.stringify({ caption }));
  return ask();
}

describe('a caption in a model’s words', () => {
  it('is on one line, and of the shades that are worn', async () => {
    expect(await saying(`  ${GOOD.replace('. ', '.\n\n')} `)).toBe(GOOD);
  });

  it('takes from a person no more than the look’s names and the occasion', async () => {
    await saying(GOOD);
    const [heard] = server.heard;
    expect(Object.keys(heard?.material ?? {})).toEqual([
      'shades',
      'lipFinish',
      'eyeFinish',
      'occasion',
      'ours',
    ]);
    expect(heard?.material).toMatchObject({
      shades: expect.arrayContaining([{ product: 'lipstick', name: 'Hot Pink' }]),
      occasion: 'Party',
    });
    expect(JSON.stringify(heard?.material)).not.toContain(DEFAULT_LOOK.lipstick.color);
  });

  it.each([
    ['names none of the shades', 'Pink lips and the playlist on loud.'],
    ['is longer than 280 characters', `${GOOD} ${'So wear it. '.repeat(20)}`],
    ['has a hashtag', `${GOOD} #party`],
    ['has a link', `${GOOD} See lips.example for more.`],
    ['has markup', `<b>${GOOD}</b>`],
    ['adds a number', `${GOOD} It lasts 24 hours.`],
    ['speaks of illness', `${GOOD} It hides rosacea.`],
    ['is empty', ''],
  ])('is none where it %s', async (_, caption) => {
    expect(await saying(caption)).toBeNull();
  });

  it('is none where the model fails', async () => {
    server.behave((_, response) => {
      response.writeHead(500);
      response.end();
      return undefined;
    });
    expect(await ask()).toBeNull();
  });
});
