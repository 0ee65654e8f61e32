import { Check } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { SHARE_WORDS } from '#content/panels/hub-share-words.ts';
import { PLATFORM_NAMES } from '#content/social/platform-names.ts';
import type { PlatformId, SocialPlatform } from '#domain/social/platform.ts';
import type { PostText } from '#domain/social/post-text.ts';
import { END_WORDS } from './end-words.ts';
import type { PostState } from './use-sharing.ts';

interface PlatformRowProps {
  readonly id: PlatformId;
  readonly limits: SocialPlatform;
  /** What would be posted there. */
  readonly text: PostText;
  /** How many were chosen. */
  readonly hashtags: number;
  /** Whether the text has a link to the look. */
  readonly hasLink: boolean;
  readonly isChosen: boolean;
  readonly state: PostState;
  readonly onToggle: () => void;
}

const NUMBER = new Intl.NumberFormat('en-US');

/** A platform to choose, what it takes, and what came of sharing there. */
export function PlatformRow(props: PlatformRowProps) {
  const { id, limits, text, hashtags, hasLink, isChosen, state, onToggle } = props;
  const name = PLATFORM_NAMES[id];
  const most = NUMBER.format(limits.maxLength);
  const used = hashtags === 0 ? SHARE_WORDS.usedPlain : SHARE_WORDS.used;
  return (
    <li>
      <button type="button" className="share-platform" aria-pressed={isChosen} onClick={onToggle}>
        <span className="share-platform-mark" aria-hidden="true">
          {isChosen ? <Check size={14} strokeWidth={2.4} /> : null}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-md font-medium">{name}</span>
          <span className="block text-sm text-fg-2">
            {isChosen
              ? fillIn(used, {
                  length: NUMBER.format(text.length),
                  most,
                  hashtags: text.hashtags,
                  chosen: hashtags,
                  best: limits.optimalHashtags,
                })
              : fillIn(SHARE_WORDS.limits, { length: most, hashtags: limits.optimalHashtags })}
          </span>
        </span>
      </button>
      {isChosen && text.isCut ? (
        <p className="share-platform-note">
          {fillIn(hasLink ? SHARE_WORDS.cutForLink : SHARE_WORDS.cut, { platform: name })}
        </p>
      ) : null}
      {isChosen && state !== 'none' ? (
        <p className="share-platform-note" role="status">
          {wordsOf(state)}
        </p>
      ) : null}
    </li>
  );
}

function wordsOf(state: Exclude<PostState, 'none'>): string {
  if (state === 'waiting') return SHARE_WORDS.waiting;
  return state === 'sharing' ? SHARE_WORDS.sharing : END_WORDS[state].words;
}
