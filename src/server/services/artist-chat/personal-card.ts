/** Which card answers a person who shares what the mirror measured, and what is added to it. */

import type { ArtistCard } from '#content/artist-cards/artist-card.ts';
import { ARTIST_CARDS } from '#content/artist-cards/artist-cards.ts';
import { INSTEAD_OF, ONLY_FOR, PERSONAL_PARTS } from '#content/artist-cards/personal-parts.ts';
import { EYE_COLOR_NAMES } from '#content/artist-cards/personal-words.ts';
import {
  SHARED_FEATURES,
  type SharedFeature,
  type SharedFeatures,
} from '#domain/artist-chat/shared-features.ts';
import { composePatches, type LookPatch } from '#domain/makeup/patch.ts';
import { personalAdvice } from './personal-advice.ts';
import { plainMessage } from './plain-message.ts';

const BY_ID = new Map(ARTIST_CARDS.map((card) => [card.id, card]));

/** Words with which a question says whom it is about: then that counts, and not the person who asks. */
const NAMES_LOOKS =
  /\b(?:blue|green|brown|hazel|gr[ae]y|dark|deep|black|fair|pale|light|medium|tan|olive|asian|african|indian|latina|melanin|mother|mom|sister|friend|daughter|client|bride)\b/;

const EYE_COLOR_CARD = /^eye-color-/;

/** Whether a card is about people such as this one, as far as that is known. */
function isFor(id: string, features: SharedFeatures): boolean {
  const only = ONLY_FOR[id] ?? {};
  return SHARED_FEATURES.every((feature) => {
    const own = features[feature];
    return own === undefined || only[feature]?.some((value) => value === own) !== false;
  });
}

/** Whether a card is about people such as this one, and that is known. */
function isSurelyFor(id: string, features: SharedFeatures): boolean {
  const needed = Object.keys(ONLY_FOR[id] ?? {});
  const isKnown = (name: string): name is SharedFeature => Object.hasOwn(features, name);
  return needed.every(isKnown) && isFor(id, features);
}

function eyeColorCard({ eyeColor }: SharedFeatures): string | undefined {
  if (eyeColor === undefined) return undefined;
  return `eye-color-${EYE_COLOR_NAMES[eyeColor].replace('dark ', '')}`;
}

/** The card on the same question that is for this person; the one that was found, where the question names its own. */
export function cardFor(card: ArtistCard, message: string, features: SharedFeatures): ArtistCard {
  if (NAMES_LOOKS.test(plainMessage(message))) return card;
  const own = EYE_COLOR_CARD.test(card.id)
    ? eyeColorCard(features)
    : [card.id, ...(INSTEAD_OF[card.id] ?? [])].findLast((id) => isSurelyFor(id, features));
  const forAll = isFor(card.id, features) ? undefined : generalCard(card.id);
  return BY_ID.get(own ?? forAll ?? card.id) ?? card;
}

/** The card for everyone, of which this one is a special case. */
function generalCard(id: string): string | undefined {
  return Object.entries(INSTEAD_OF).find(([, special]) => special.includes(id))?.[0];
}

export interface PersonalAnswer {
  /** The most important first. */
  readonly sentences: readonly string[];
  /** The patch that puts on all that they name, and whatever else the card would. */
  readonly patch: LookPatch;
  /** Whether the sentences name a shade. */
  readonly namesShades: boolean;
}

/** What is added to a card for this person, in at most `most` sentences; null if nothing is. */
export function personalAnswer(
  { id, tryOn = {} }: ArtistCard,
  features: SharedFeatures,
  most: number,
): PersonalAnswer | null {
  if (most < 1 || !isFor(id, features)) return null;
  const advice = (PERSONAL_PARTS[id] ?? [])
    .flatMap((part) => personalAdvice(part, features) ?? [])
    .slice(0, most);
  if (advice.length === 0) return null;
  return {
    sentences: advice.map(({ sentence }) => sentence),
    namesShades: advice.some(({ patch }) => patch !== undefined),
    patch: withoutFlatLips(
      advice.reduce<LookPatch>((all, { patch }) => composePatches(all, patch ?? {}), tryOn),
      features,
    ),
  };
}

/** A matte finish would take away what little volume thin lips show. */
function withoutFlatLips(patch: LookPatch, { lipShape }: SharedFeatures): LookPatch {
  return lipShape === 'thin' && patch.lipstick?.finish === 'matte'
    ? composePatches(patch, { lipstick: { finish: 'satin' } })
    : patch;
}
