import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAccess } from '#contracts/access.ts';
import { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { joinAs, type Member } from '#tests/server/support/account.ts';
import { givePro } from '#tests/server/support/entitle.ts';
import { useModelServer } from '#tests/server/support/model-server.ts';
import { ORIGIN, usePlatform } from '#tests/server/support/platform.ts';

const WORDED =
  'Hold two reds beside your bare face in daylight, a blue-leaning one and an orange-leaning one. The blue one usually flatters cool skin. For you I would go to Classic Red, matte, at 90.';
const ASKED = {
  artistId: 'celeste-marlow',
  message: 'which red lipstick suits me',
  currentMakeup: DEFAULT_LOOK,
};

const SOON_MS = 4000;

const server = useModelServer();
const platform = usePlatform(server.settings);
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
  await givePro(platform().connection, zoe.id);
});

/** Where the server listens: only a connection can be hung up. */
function listening(): Promise<string> {
  return platform().app.listen({ host: '127.0.0.1', port: 0 });
}

function cookieOf({ visitor }: Member): string {
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

describe('an artist on a server with a model', () => {
  it('answers in the model’s words, which was told nothing about the account', async () => {
    server.behave(() => JSON.stringify({ response: WORDED, suggestion: null }));
    const reply = await zoe.visitor.call(chatWithArtist, { body: ASKED });
    expect([reply.statusCode, reply.json().response]).toEqual([200, WORDED]);
    expect(server.heard).toHaveLength(1);
    const sent = server.heard[0]?.body ?? '';
    expect(sent).not.toContain(zoe.id);
    expect(sent).not.toMatch(/@|cookie|session/i);
  });

  it('answers in pieces while the model speaks', async () => {
    server.behave(() => JSON.stringify({ response: WORDED, suggestion: null }));
    const { body } = await zoe.visitor.call(chatWithArtist, {
      body: ASKED,
      headers: { accept: 'text/event-stream' },
    });
    const events = ['event: piece', 'event: piece', 'event: piece', 'event: reply'];
    expect(body.match(/^event: \w+$/gm)).toEqual(events);
  });

  it('makes the model stop once the caller has gone', async () => {
    server.behave(async () => pause(60_000, '', { ref: false }));
    const gone = new AbortController();
    const asking = fetch(`${await listening()}${chatWithArtist.path}`, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie: cookieOf(zoe), 'content-type': 'application/json' },
      body: JSON.stringify(ASKED),
      signal: gone.signal,
    }).catch(() => undefined);
    await expect.poll(() => server.heard.length).toBe(1);
    gone.abort();
    await asking;
    // Long before the server itself would give up.
    await expect.poll(() => server.abandoned(), { timeout: SOON_MS }).toBe(1);
  });

  it('lets pages know that there is a model, and neither where nor which it is', async () => {
    const { body } = await platform().visitor().call(readAccess);
    expect(JSON.parse(body).hasLanguageModel).toBe(true);
    expect(body).not.toMatch(/127\.0\.0\.1|words-7b|key-that-only|languageModelName/);
  });
});
