import { Check } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import type { Idea } from '#content/ideas/idea.ts';
import {
  IDEA_AUDIENCE_WORDS,
  IDEA_SEASON_WORDS,
  IDEA_STYLE_WORDS,
  IDEAS_WORDS,
} from '#content/panels/social-ideas-words.ts';
import { eyeFinishOf, lipFinishOf, type HexColour, type Look } from '#domain/makeup/look.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';

interface IdeaCardProps {
  readonly idea: Idea;
  /** As the wearer would wear it. */
  readonly look: Look;
  readonly skin: HexColour | null;
  readonly isWorn: boolean;
  /** When it was last put on, in milliseconds since 1970; null where it never was. */
  readonly wornAt: number | null;
  readonly onWear: () => void;
}

/** One idea: how it looks on a face of the wearer's tone, and what to show of it. */
export function IdeaCard({ idea, look, skin, isWorn, wornAt, onWear }: IdeaCardProps) {
  const { name, about, post, season, style, audience } = idea;
  const day = wornAt === null ? null : formatDay(new Date(wornAt).toISOString());
  return (
    <li className="idea-card" data-worn={isWorn}>
      <span className="idea-portrait">
        <LookPortrait look={look} skin={skin} className="size-full" />
      </span>
      <div className="min-w-0">
        <p className="caps text-fg-3">
          {fillIn(IDEAS_WORDS.kind, {
            season: IDEA_SEASON_WORDS[season],
            style: IDEA_STYLE_WORDS[style],
          })}
        </p>
        <h3 className="display mt-1 text-2xl italic">{name}</h3>
        <p className="mt-1.5 text-sm text-fg-2">{about}</p>
        <IdeaPans look={look} />
      </div>
      <div className="idea-foot">
        <div>
          <p className="caps text-fg-3">
            {fillIn(IDEAS_WORDS.post, { audience: IDEA_AUDIENCE_WORDS[audience] })}
          </p>
          <p className="mt-1 text-sm">{post}</p>
        </div>
        {isWorn ? (
          <p className="idea-worn" role="status">
            <Check size={16} strokeWidth={1.9} aria-hidden="true" />
            <span aria-hidden="true">{IDEAS_WORDS.worn}</span>
            <span className="sr-only">{fillIn(IDEAS_WORDS.wornNamed, { name })}</span>
          </p>
        ) : (
          <button
            type="button"
            className="button-secondary idea-wear"
            aria-label={fillIn(IDEAS_WORDS.wearNamed, { name })}
            onClick={onWear}
          >
            {IDEAS_WORDS.wear}
          </button>
        )}
        {day === null || isWorn ? null : (
          <p className="idea-before text-xs text-fg-3">{fillIn(IDEAS_WORDS.wornBefore, { day })}</p>
        )}
      </div>
    </li>
  );
}

/** The pans that it takes: lips, cheeks, lids and liner. */
function IdeaPans({ look }: { look: Look }) {
  return (
    <span className="idea-pans" aria-hidden="true">
      <Pan colours={[look.lipstick.color]} finish={lipFinishOf(look)} className="size-6" />
      <Pan colours={[look.blush.color]} className="size-6" />
      <Pan colours={look.eyeshadow.colors} finish={eyeFinishOf(look)} className="size-6" />
      <Pan colours={[look.eyeliner.color]} className="size-6" />
    </span>
  );
}
