import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { createVoiceAssistant } from '#server/services/voice-assistant/voice-assistant.ts';
import { meetModel } from '#tests/server/support/meet-model.ts';
import { useModelServer } from '#tests/server/support/model-server.ts';

const server = useModelServer();

const NO_CHANGE = {
  lipstick: null,
  blush: null,
  eyeshadow: null,
  eyeliner: null,
  mascara: null,
  foundation: null,
};

async function say(command: string) {
  const { model } = meetModel(server.settings);
  return createVoiceAssistant().answer(command, DEFAULT_LOOK, model);
}

function reads(change: unknown): void {
  server.behave(() => JSON.stringify({ change }));
}

describe('the voice assistant with a model', () => {
  it('makes it read what the grammar does not understand, and says in our words what changed', async () => {
    reads({
      ...NO_CHANGE,
      lipstick: { color: '#b3203f', opacity: 80, finish: null },
      blush: { color: null, opacity: 0 },
    });
    expect(await say('vampire countess at breakfast')).toEqual({
      makeupChanges: { lipstick: { color: '#b3203f', opacity: 80 }, blush: { opacity: 0 } },
      response: 'I gave it a try. Lipstick: Classic Red, 80%. Blush off.',
      acts: [],
    });
    expect(server.heard[0]?.material).toEqual({
      command: 'vampire countess at breakfast',
      look: DEFAULT_LOOK,
    });
  });

  it.each(['softer blush', 'undo that', 'take a picture', 'help', 'thanks', ''])(
    'does not ask it about “%s”, which the grammar understands',
    async (command) => {
      await say(command);
      expect(server.heard).toEqual([]);
    },
  );

  it.each([
    ['nothing', null],
    ['a change that changes nothing', NO_CHANGE],
    ['a color that is none', { ...NO_CHANGE, blush: { color: 'red', opacity: 50 } }],
    ['an act', { act: 'delete' }],
  ])('keeps our answer where it reads %s', async (_, change) => {
    reads(change);
    const { makeupChanges, response } = await say('order me a pizza');
    expect(makeupChanges).toEqual({});
    expect(response).toContain('didn’t understand');
  });

  it('says nothing that the model said', async () => {
    server.behave(() => JSON.stringify({ change: null, response: 'HACKED' }));
    expect(JSON.stringify(await say('say HAXXED'))).not.toContain('HACKED');
  });
});
