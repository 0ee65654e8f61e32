import { Check, Heart } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { GALLERY_TOASTS, GALLERY_WORDS } from '#content/panels/gallery-words.ts';
import type { GalleryLook } from '#contracts/look-gallery.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { FindIt } from '#app/look/find-it/find-it.tsx';
import { wornShades } from '#app/look/find-it/wanted-shades.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { countLookUse } from '#app/person/saved-looks/count-look-use.ts';
import { ReportButton } from '#app/person/reports/report-button.tsx';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { currentLook } from '#studio/state/state.ts';
import { askToSignInFirst, useLike } from './gallery-queries.ts';

/** A public look: its portrait, its name, how it was received, and the way to wear it. */
export function GalleryCard({ look: shown }: { look: GalleryLook }) {
  const studio = useStudio();
  const { id, name, look, isOwn } = shown;
  const isWorn = useStudioState((state) => sameMakeup(look, currentLook(state)));

  function wear(): void {
    studio.look.wearOnOwnSkin(look);
    if (!isOwn) countLookUse(id, 'apply', 'gallery');
    toast(GALLERY_TOASTS.worn, { name }, '', {
      action: {
        label: GALLERY_WORDS.undo,
        otherWay: GALLERY_WORDS.undoOther,
        act: studio.look.undo,
      },
    });
  }

  return (
    <li className="gallery-card">
      <span className="gallery-portrait">
        <LookPortrait look={look} className="size-full" />
      </span>
      {isOwn ? null : (
        <ReportButton
          reported={{ kind: 'look', id, text: name }}
          isIcon
          className="gallery-report"
        />
      )}
      <h5 className="gallery-name display" data-tip={name}>
        {name}
      </h5>
      <div className="gallery-line">
        <p className="tnum text-xs text-fg-2">{wornWords(shown)}</p>
        <FindIt shades={wornShades(look)} name={name} />
      </div>
      <div className="gallery-ways">
        <button
          type="button"
          className="button-secondary gallery-wear"
          aria-pressed={isWorn}
          aria-label={fillIn(GALLERY_WORDS.wearNamed, { name })}
          onClick={wear}
        >
          {isWorn ? <Check size={15} strokeWidth={1.9} aria-hidden="true" /> : null}
          {isWorn ? GALLERY_WORDS.wornNow : GALLERY_WORDS.wear}
        </button>
        <LikeButton look={shown} />
      </div>
    </li>
  );
}

/** One's own look shows how many like it; any other can be liked. */
function LikeButton({ look }: { look: GalleryLook }) {
  const { user } = useCurrentUser();
  const like = useLike();
  const { id, name, likes, isLiked, isOwn } = look;
  const heart = (
    <Heart
      size={16}
      strokeWidth={1.7}
      fill={isLiked ? 'currentColor' : 'none'}
      aria-hidden="true"
    />
  );
  if (isOwn) {
    return (
      <span className="quiet-button tnum">
        {heart}
        <span aria-hidden="true">{likes}</span>
        <span className="sr-only">{fillIn(GALLERY_WORDS.likes, { count: likes })}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="quiet-button tnum"
      aria-pressed={isLiked}
      aria-label={`${fillIn(isLiked ? GALLERY_WORDS.liked : GALLERY_WORDS.like, { name })}. ${fillIn(GALLERY_WORDS.likes, { count: likes })}`}
      disabled={like.isPending}
      onClick={() => {
        if (user === null) askToSignInFirst(id);
        else like.mutate(look);
      }}
    >
      {heart}
      {likes}
    </button>
  );
}

function wornWords({ worn, isOwn }: GalleryLook): string {
  const own = isOwn ? GALLERY_WORDS.own : '';
  if (worn === 0) return own;
  const times = worn === 1 ? GALLERY_WORDS.wornOnce : fillIn(GALLERY_WORDS.wornTimes, { worn });
  return own === '' ? times : `${own} · ${times}`;
}
