import './linked-look.css';
import { Heart, X } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { LINKED_LOOK_WORDS, SIGN_IN_PROMPT_WORDS } from '#content/saved-looks-words.ts';
import { isSignedOut } from '#app/kit/api/api-problem.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { ReportButton } from '#app/person/reports/report-button.tsx';
import { askToSignIn } from '#app/person/navigation/dialogs.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { setLike, type LinkedLook } from './linked-look.ts';
import { useLinkedLook } from './use-linked-look.ts';

interface LinkedLookNoticeProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** After a link was opened, says whose look is worn, and lets the person like it. */
export function LinkedLookNotice({ id, onClose }: LinkedLookNoticeProps) {
  const [look, setLook] = useLinkedLook(id, onClose);
  const { user } = useCurrentUser();
  if (look === null) return null;

  async function like(liked: LinkedLook): Promise<void> {
    if (user === null) {
      askFirst(liked);
      return;
    }
    try {
      setLook(await setLike(liked, !liked.isLiked));
      if (!liked.isLiked) tracker.track('user_engagement', { action: 'look_liked' });
    } catch (problem) {
      if (isSignedOut(problem)) askFirst(liked);
      else toast('likeFailed');
    }
  }

  return (
    <aside className="linked-look" aria-label={LINKED_LOOK_WORDS.label}>
      <LookPortrait look={look.look} className="linked-look-portrait" />
      <div className="min-w-0 flex-1">
        <p className="text-xs opacity-80">
          {look.isHidden
            ? LINKED_LOOK_WORDS.hidden
            : look.isOwn
              ? LINKED_LOOK_WORDS.own
              : LINKED_LOOK_WORDS.wearing}
        </p>
        <p className="display truncate text-xl italic">{look.name}</p>
      </div>
      <LikeButton look={look} onPress={() => void like(look)} />
      {look.isOwn ? null : (
        <ReportButton reported={{ kind: 'look', id: look.id, text: look.name }} isIcon />
      )}
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-full"
        aria-label={LINKED_LOOK_WORDS.close}
        data-tip={LINKED_LOOK_WORDS.close}
        onClick={onClose}
      >
        <X size={17} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </aside>
  );
}

/** Asks to sign in, and comes back to the look. */
function askFirst({ id }: LinkedLook): void {
  askToSignIn(SIGN_IN_PROMPT_WORDS.likeReason, `/?look=${id}`);
}

/** A person's own look shows how many like it; any other can be liked. */
function LikeButton({ look, onPress }: { look: LinkedLook; onPress: () => void }) {
  const { likes, isLiked, isOwn } = look;
  const count =
    likes === 1
      ? LINKED_LOOK_WORDS.likesOne
      : fillIn(LINKED_LOOK_WORDS.likesMany, { count: likes });
  if (isOwn) return <p className="tnum px-2 text-sm">{count}</p>;
  return (
    <button
      type="button"
      className="linked-look-like"
      aria-pressed={isLiked}
      data-tip={count}
      onClick={onPress}
    >
      <Heart
        size={16}
        strokeWidth={1.7}
        fill={isLiked ? 'currentColor' : 'none'}
        aria-hidden="true"
      />
      {isLiked ? LINKED_LOOK_WORDS.liked : LINKED_LOOK_WORDS.like}
      <span className="tnum opacity-75">{likes}</span>
    </button>
  );
}
