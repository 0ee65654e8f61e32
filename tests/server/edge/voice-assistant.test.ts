import { beforeEach, describe, expect, it } from 'vitest';
import { askVoiceAssistant } from '#contracts/voice-assistant.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { joinAs, type Member } from '#tests/server/support/account.ts';
import { givePro } from '#tests/server/support/entitle.ts';
import { usePlatform } from '#tests/server/support/platform.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
  await givePro(platform().connection, zoe.id);
});

async function say(command: string, more: object = {}) {
  const body = { command, currentMakeup: DEFAULT_LOOK, confidence: 0.9, ...more };
  return zoe.visitor.call(askVoiceAssistant, { body });
}

describe('the voice assistant', () => {
  it('answers with what changes and with words', async () => {
    const reply = await say('softer blush and a classic red lip');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      makeupChanges: { blush: { opacity: 35 }, lipstick: { color: '#b3203f' } },
      response: 'Blush at 35%. Lipstick: Classic Red.',
      acts: [],
    });
  });

  it('names a palette’s colors, and what the studio is to do', async () => {
    expect((await say('smoky eyes')).json().makeupChanges).toEqual({
      eyeshadow: { colors: ['#b3aaa5', '#5d5653', '#221e1d'] },
    });
    expect((await say('save as Friday Night')).json()).toMatchObject({
      makeupChanges: {},
      acts: [{ act: 'save', name: 'Friday Night' }],
    });
  });

  it('changes nothing where it understands nothing, and says so', async () => {
    const { makeupChanges, response } = (await say('order me a pizza')).json();
    expect(makeupChanges).toEqual({});
    expect(response).toContain('didn’t understand');
  });

  it('refuses a command that is too long, a look that is none, and more certainty than there is', async () => {
    expect((await say('red '.repeat(10_000))).statusCode).toBe(400);
    expect((await say('red lips', { currentMakeup: { v: 1 } })).statusCode).toBe(400);
    expect((await say('red lips', { confidence: 2 })).statusCode).toBe(400);
  });
});
