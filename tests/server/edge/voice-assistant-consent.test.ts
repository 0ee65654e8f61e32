import { beforeEach, describe, expect, it } from 'vitest';
import { openapi } from '#contracts/openapi.ts';
import { askVoiceAssistant } from '#contracts/voice-assistant.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { joinAs, type Member } from '#tests/server/support/account.ts';
import { givePro } from '#tests/server/support/entitle.ts';
import { useModelServer } from '#tests/server/support/model-server.ts';
import { usePlatform } from '#tests/server/support/platform.ts';

const MODEL_NAME = 'Words at home';
const UNKNOWN = 'vampire countess at breakfast';

const server = useModelServer();
const platform = usePlatform(server.settingsWith({ AI_MODEL_NAME: MODEL_NAME }));
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
  await givePro(platform().connection, zoe.id);
  const lipstick = { color: '#b3203f', opacity: 80, finish: null };
  const [blush, eyeshadow, eyeliner, mascara, foundation] = [null, null, null, null, null];
  const change = { lipstick, blush, eyeshadow, eyeliner, mascara, foundation };
  server.behave(() => JSON.stringify({ change }));
});

async function changedBy(consent: object): Promise<object> {
  const body = { command: UNKNOWN, currentMakeup: DEFAULT_LOOK, confidence: 1, ...consent };
  const reply = await zoe.visitor.call(askVoiceAssistant, { body });
  expect(reply.statusCode).toBe(200);
  return reply.json().makeupChanges;
}

describe('a command that nobody understood', () => {
  it.each([
    ['nothing is said of consent', {}],
    ['the person did not agree', { mayUseModel: false, modelName: MODEL_NAME }],
    ['the person was told of another model', { mayUseModel: true, modelName: 'Another' }],
    ['a model is named and not agreed to', { modelName: MODEL_NAME }],
  ])('stays on the server where %s', async (_, consent) => {
    expect(await changedBy(consent)).toEqual({});
    expect(server.heard).toEqual([]);
  });

  it.each([
    ['of this model', { mayUseModel: true, modelName: MODEL_NAME }],
    ['of no name', { mayUseModel: true }],
  ])('is read by the model where the person agreed, told %s', async (_, consent) => {
    expect(await changedBy(consent)).toEqual({ lipstick: { color: '#b3203f', opacity: 80 } });
    expect(server.heard.map(({ material }) => material)).toEqual([
      { command: UNKNOWN, look: DEFAULT_LOOK },
    ]);
  });
});

it('asks for that consent in the description of the API', async () => {
  const { paths } = (await platform().visitor().call(openapi)).json();
  expect(JSON.stringify(paths[askVoiceAssistant.path])).toContain(
    '"mayUseModel":{"type":"boolean"',
  );
});
