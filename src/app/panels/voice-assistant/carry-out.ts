/** From what is said to what is done and replied: the grammar of `domain/voice`, on this studio. */

import { fillIn } from '#content/fill-in.ts';
import { VOICE_ACT_WORDS } from '#content/panels/voice-assistant-words.ts';
import { VOICE_REPLY_WORDS } from '#content/voice-words.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import type { Look } from '#domain/makeup/look.ts';
import { patchedProducts, type LookPatch } from '#domain/makeup/patch.ts';
import type { Lexicon } from '#domain/voice/lexicon.ts';
import { lookCalled } from '#domain/voice/own-looks.ts';
import { replyText } from '#domain/voice/reply-text.ts';
import { understand } from '#domain/voice/understand.ts';
import { NO_MEMORY, type VoiceAnswer, type VoiceMemory } from '#domain/voice/voice-answer.ts';
import { currentLook } from '#studio/state/state.ts';
import { act, save, type StudioWorld } from './studio-acts.ts';

export interface VoiceWorld extends StudioWorld {
  /** Knows the saved looks, too. */
  readonly lexicon: Lexicon;
  /** Has a language model read a command; null where there is none, or the person has not agreed to it. */
  readonly askModel: AskModel | null;
}

/**
 * Resolves with null where the model could make nothing of it either, or could not be asked.
 *
 * @param confidence how sure the browser was of the command, from 0 to 1
 */
export type AskModel = (
  command: string,
  look: Look,
  confidence: number,
) => Promise<ReadByModel | null>;

export interface ReadByModel {
  readonly patch: LookPatch;
  /** What is said of the change. */
  readonly response: string;
}

/** What the next command may answer or refer to; it stays on the page. */
export interface AssistantMemory extends VoiceMemory {
  /** Whether the next words are the name of the look that is worn. */
  readonly awaitsName: boolean;
}

export const NOTHING_REMEMBERED: AssistantMemory = { ...NO_MEMORY, awaitsName: false };

export interface CarriedOut {
  /** For the next command. The look has already changed, unless a model is asked. */
  readonly memory: AssistantMemory;
  /** Resolves once all that was asked for is done, or could not be. */
  readonly response: Promise<string>;
}

/** What the grammar makes of a command here and now; nothing changes. */
export function answerOf(
  command: string,
  memory: VoiceMemory,
  { studio, lexicon }: VoiceWorld,
): VoiceAnswer {
  return understand(command, { look: currentLook(studio.store.getState()), memory, lexicon });
}

/**
 * Does what a command asks for.
 *
 * @param confidence how sure the browser was of what it heard, from 0 to 1; 1 where it was typed
 */
export function carryOut(
  command: string,
  memory: AssistantMemory,
  world: VoiceWorld,
  confidence: number,
): CarriedOut {
  if (memory.awaitsName) return saveUnder(command, memory, world);
  const answer = answerOf(command, memory, world);
  const { askModel } = world;
  if (askModel !== null && answer.replies.every(({ key }) => key === 'not-understood')) {
    const look = currentLook(world.studio.store.getState());
    return {
      memory: { ...answer.memory, awaitsName: false },
      response: respondByModel(askModel(command, look, confidence), answer, world),
    };
  }
  wear(answer, world);
  const { question } = answer.memory;
  if (question?.ask === 'delete') return askToDelete(question.name, answer, world);
  return {
    memory: {
      ...answer.memory,
      awaitsName: answer.acts.some((each) => each.act === 'save' && each.name === null),
    },
    response: respond(answer, world),
  };
}

function wear({ patch }: Pick<VoiceAnswer, 'patch'>, { studio }: VoiceWorld): void {
  const [product, ...more] = patchedProducts(patch);
  if (product === undefined) return;
  if (more.length === 0) studio.look.chooseProduct(product);
  studio.look.change(patch);
}

/**
 * The reply in its parts: what the grammar changed, what the studio says of its acts, and what was not
 * understood.
 */
async function respond({ replies, acts }: VoiceAnswer, world: VoiceWorld): Promise<string> {
  const first = replyText(
    replies.filter(({ key }) => key !== 'act' && key !== 'not-understood'),
    VOICE_REPLY_WORDS,
  );
  const done: string[] = [];
  for (const wanted of acts) done.push(await act(wanted, world));
  const last = replyText(
    replies.filter(({ key }) => key === 'not-understood'),
    VOICE_REPLY_WORDS,
  );
  return [first, ...done, last].filter(Boolean).join(' ');
}

/** Applies the model's reading to the look of that moment; where it read nothing, our own answer stands. */
async function respondByModel(
  asked: Promise<ReadByModel | null>,
  answer: VoiceAnswer,
  world: VoiceWorld,
): Promise<string> {
  const read = await asked;
  if (read === null) return respond(answer, world);
  wear(read, world);
  return read.response;
}

/** Asks whether to delete a saved look, by its name; says so where there is no such look. */
function askToDelete(name: string | null, answer: VoiceAnswer, world: VoiceWorld): CarriedOut {
  const worn = currentLook(world.studio.store.getState());
  const meant =
    name === null
      ? world.saved.find(({ look }) => sameMakeup(look, worn))
      : lookCalled(name, world.saved);
  const memory: AssistantMemory = { ...answer.memory, question: null, awaitsName: false };
  if (meant === undefined) {
    const none = name === null ? VOICE_ACT_WORDS.whichLook : VOICE_ACT_WORDS.noSuchLook;
    return { memory, response: Promise.resolve(fillIn(none, { name: name ?? '' })) };
  }
  const replies = answer.replies.map((reply) =>
    reply.key === 'ask-delete' ? { ...reply, name: meant.name } : reply,
  );
  return {
    memory: { ...memory, question: { ask: 'delete', name: meant.name } },
    response: respond({ ...answer, replies }, world),
  };
}

/** “Call it Sunday”, “as Sunday” and “Sunday” name it; “cancel” leaves it unsaved. */
function saveUnder(command: string, memory: AssistantMemory, world: VoiceWorld): CarriedOut {
  const forgotten = { ...memory, awaitsName: false };
  const [reply] = answerOf(command, NO_MEMORY, world).replies;
  if (reply?.key === 'kept') {
    return { memory: forgotten, response: Promise.resolve(VOICE_ACT_WORDS.keptUnsaved) };
  }
  for (const sentence of [`save ${command}`, `save as ${command}`]) {
    const [named] = answerOf(sentence, NO_MEMORY, world).acts;
    if (named?.act === 'save' && named.name !== null) {
      return { memory: forgotten, response: save(named.name, world.studio) };
    }
  }
  return { memory, response: Promise.resolve(VOICE_ACT_WORDS.askName) };
}
