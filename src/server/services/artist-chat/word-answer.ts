/**
 * Has a language model say an artist's answer in its own words: from the card that we found, about the look that
 * is worn. What it says is checked like anything from outside; where it does not pass, ours stands.
 */

import { z } from 'zod/mini';
import type { AiArtist } from '#content/ai-artists.ts';
import type { ArtistCard } from '#content/artist-cards/artist-card.ts';
import { ARTIST_VOICES } from '#content/artist-cards/artist-voices.ts';
import type { SharedFeatures } from '#domain/artist-chat/shared-features.ts';
import { type Turn, TURNS_READ } from '#domain/artist-chat/artist-chat.ts';
import { DEFAULT_LOOK, type Look, PRODUCTS } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { LanguageModel } from '#server/services/language-model/language-model.ts';
import { modelPatchSchema, readModelPatch } from '#server/services/language-model/model-patch.ts';
import {
  asOneLine,
  hasOnlyNumbersOf,
  isPlainProse,
  wordsShared,
} from '#server/services/language-model/prose.ts';
import type { ArtistAnswer } from './artist-answer.ts';
import { sentencesIn } from './answer-as-artist.ts';
import { beyondCards } from './beyond-cards.ts';
import { plainMessage } from './plain-message.ts';
import { featureWords } from './shared-words.ts';
import { wornSentence } from './worn-look.ts';

export interface AnswerToWord {
  readonly artist: AiArtist;
  readonly message: string;
  /** The turns before, the oldest first. */
  readonly history: readonly Turn[];
  readonly look: Look | undefined;
  /** What was measured of the person, if they let a language model know; undefined otherwise. */
  readonly features: SharedFeatures | undefined;
  /** What we would say ourselves. */
  readonly ours: ArtistAnswer;
  /** The card that it is from, and those that follow it. */
  readonly card: ArtistCard;
  readonly next: readonly ArtistCard[];
}

type Worded = Pick<ArtistAnswer, 'response' | 'suggestion'>;

const LONGEST_RESPONSE = 900;
const SHORTEST_RESPONSE = 40;
const FEWEST_SENTENCES = 2;
const MOST_SENTENCES = 6;
/** An answer that shares fewer words with ours is about something else. */
const FEWEST_SHARED_WORDS = 4;
/** How many characters of each text of an earlier turn are sent. */
const LONGEST_EARLIER = 400;

const answerSchema = z.object({
  response: z.string().check(z.maxLength(LONGEST_RESPONSE)),
  suggestion: z.nullable(modelPatchSchema),
});

/** One line; a space at its end stays, since it says that the last word is complete. */
function asBegunLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trimStart();
}

/** The part of the response that has arrived so far. */
const begunSchema = z.object({ response: z.pipe(z.string(), z.transform(asBegunLine)) });

const TASK = `You put an answer about makeup into words, as the makeup artist named in "artist" would say it. That artist is an AI and says so when asked; never claim to be a person, to have met anyone or to see anyone. The person asked "question" and wears "worn"; "measured" is what the mirror measured of them, if they share it. "card" holds what is known, "nextCards" what is near it, "ourAnswer" what we would say. Answer the question from these alone, in two to six plain sentences of English: no lists, no markup, no links, no emoji, no numbers that are not given, nothing about illness, treatments, brands or real people. "suggestion" is a change of the look that fits your words, or null to keep "ourSuggestion"; in it, null is what stays as it is, opacities are percent and colors are written like #b3203f.`;

/** Whether a model may word an answer: only one from a card that was meant. All others stay in our words. */
export function canBeWorded(kind: ArtistAnswer['kind']): boolean {
  return kind === 'card' || kind === 'why' || kind === 'amount';
}

/** What is worn, a sentence for each product. */
function wornWords(look: Look | undefined): string {
  if (look === undefined) return '';
  return PRODUCTS.flatMap((product) => wornSentence(look, [product]) ?? []).join(' ');
}

function materialOf(toWord: AnswerToWord) {
  const { artist, message, history, look, features = {}, ours, card, next } = toWord;
  const { name, specialty, bio } = artist;
  return {
    question: message,
    earlier: history.slice(-TURNS_READ).map((turn) => ({
      person: turn.message.slice(0, LONGEST_EARLIER),
      artist: turn.response.slice(0, LONGEST_EARLIER),
    })),
    artist: { name, specialty, bio, manner: ARTIST_VOICES[artist.id] ?? null },
    card: { answer: card.answer, why: card.why ?? null, howMuch: card.amount ?? null },
    nextCards: next.map(({ answer }) => answer),
    worn: wornWords(look),
    measured: featureWords(features),
    ourAnswer: ours.response,
    ourSuggestion: ours.suggestion ?? null,
  };
}

/**
 * Whether the text is an answer that we would give a person as an artist's.
 *
 * @param change what is suggested with it, whose strengths it may name
 */
function isSound(
  response: string,
  change: LookPatch | undefined,
  { message, look, ours, card, next }: AnswerToWord,
): boolean {
  const own = [ours.response, card.answer, card.why, card.amount].filter(Boolean).join(' ');
  const known = [own, ...next.map(({ answer }) => answer)].join(' ');
  const strengths = PRODUCTS.map((product) => change?.[product]?.opacity ?? '').join(' ');
  const subject = beyondCards(plainMessage(response), () => true);
  return (
    response.length >= SHORTEST_RESPONSE &&
    sentencesIn(response) >= FEWEST_SENTENCES &&
    sentencesIn(response) <= MOST_SENTENCES &&
    isPlainProse(response) &&
    hasOnlyNumbersOf(response, `${known} ${wornWords(look)} ${message} ${strengths}`) &&
    wordsShared(response, known) >= FEWEST_SHARED_WORDS &&
    // It touches on no subject that artists do not answer from cards, unless our own card does.
    (subject === undefined || subject === beyondCards(plainMessage(own), () => true))
  );
}

/** The model's answer if it may replace ours; otherwise null. */
function soundAnswer(
  { response: said, suggestion }: z.infer<typeof answerSchema>,
  answer: AnswerToWord,
): Worded | null {
  const { look = DEFAULT_LOOK, ours } = answer;
  const response = asOneLine(said);
  // An answer to “why” changes nothing.
  const proposed =
    ours.kind === 'why' || suggestion === null ? undefined : readModelPatch(suggestion, look);
  const change = proposed ?? ours.suggestion;
  if (!isSound(response, change, answer)) return null;
  return { response, ...(change !== undefined && { suggestion: change }) };
}

/** The whole sentences at the beginning of a text, up to the last one that white space follows. */
function wholeSentences(text: string): string {
  return /^[\s\S]*[.!?…]['’”)]?\s/.exec(text)?.[0] ?? '';
}

/**
 * Yields the answer sentence by sentence as the model says it, and returns it whole. Returns null if our
 * answer is to stand, which then also replaces what was yielded.
 */
export async function* wordAnswer(
  model: LanguageModel,
  answer: AnswerToWord,
  signal: AbortSignal,
): AsyncGenerator<{ readonly text: string }, Worded | null> {
  const following = model.follow({
    task: TASK,
    material: materialOf(answer),
    answer: answerSchema,
    signal,
  });
  let told = '';
  try {
    let next = await following.next();
    for (; next.done !== true; next = await following.next()) {
      const begun = begunSchema.safeParse(next.value);
      const sentences = begun.success ? wholeSentences(begun.data.response) : '';
      if (sentences.length <= told.length) continue;
      if (!isPlainProse(sentences)) return null;
      yield { text: sentences.slice(told.length) };
      told = sentences;
    }
    const worded = next.value.ok ? soundAnswer(next.value.value, answer) : null;
    if (worded !== null) yield { text: worded.response.slice(told.length) };
    return worded;
  } finally {
    // The model need not go on once we have stopped listening.
    await following.return({ ok: false, failure: 'aborted' });
  }
}
