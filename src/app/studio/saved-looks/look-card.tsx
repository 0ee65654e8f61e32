import { Globe, Heart, Link2, Lock, Trash2 } from 'lucide-react';
import { Switch } from 'radix-ui';
import '#app/look/find-it/find-it.css';
import { fillIn } from '#content/fill-in.ts';
import { FIND_IT_WORDS } from '#content/find-it-words.ts';
import { SAVED_LOOKS_WORDS } from '#content/saved-looks-words.ts';
import type { SavedLook } from '#contracts/makeup-looks.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { Toggle } from '#app/kit/ui/toggle.tsx';
import { LookName } from './look-name.tsx';
import { LookPans } from './look-pans.tsx';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { useLookActions } from './use-look-actions.ts';

const ICON = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** A saved look: how it looks, what it is called, and everything one can do with it. */
export function LookCard({ look }: { look: SavedLook }) {
  const actions = useLookActions(look);
  const { name, isPublic, isHidden, likes } = look;
  return (
    <li className="look-card" data-look={look.id}>
      <div className="look-card-picture">
        <LookPortrait look={look.look} className="size-full" />
        <span className="look-card-badge">
          {isPublic ? <Globe {...ICON} size={13} /> : <Lock {...ICON} size={13} />}
          {isHidden
            ? SAVED_LOOKS_WORDS.hidden
            : isPublic
              ? SAVED_LOOKS_WORDS.public
              : SAVED_LOOKS_WORDS.private}
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-between gap-4 p-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <LookName name={name} onRename={actions.rename} />
          <LookFacts look={look} />
          {isHidden ? <p className="text-sm text-fg-2">{SAVED_LOOKS_WORDS.hiddenMeaning}</p> : null}
        </div>
        <div className="flex items-center justify-between gap-3">
          <LookPans look={look.look} />
          <button
            type="button"
            className="find-it"
            aria-label={fillIn(FIND_IT_WORDS.findLookOf, { name })}
            onClick={actions.find}
          >
            {FIND_IT_WORDS.findLook}
          </button>
          <span className="tnum flex items-center gap-1.5 text-sm text-fg-2">
            <Heart {...ICON} size={15} />
            {likes === 1
              ? SAVED_LOOKS_WORDS.likesOne
              : fillIn(SAVED_LOOKS_WORDS.likesMany, { count: likes })}
          </span>
        </div>
        <div className="flex items-center gap-1 border-t border-line pt-4">
          <button
            type="button"
            className="button-primary mr-auto flex-1"
            aria-label={fillIn(SAVED_LOOKS_WORDS.applyNamed, { name })}
            onClick={actions.apply}
          >
            {SAVED_LOOKS_WORDS.apply}
          </button>
          {isPublic ? (
            <IconButton label={SAVED_LOOKS_WORDS.copyLink} name={name} onClick={actions.copyLink}>
              <Link2 {...ICON} />
            </IconButton>
          ) : null}
          <Switch.Root
            className="visibility-switch"
            checked={isPublic}
            disabled={isHidden}
            onCheckedChange={actions.setPublic}
            aria-label={fillIn(SAVED_LOOKS_WORDS.visibility, { name })}
            data-tip={SAVED_LOOKS_WORDS.public}
          >
            <Switch.Thumb className="visibility-switch-thumb">
              {isPublic ? <Globe {...ICON} size={13} /> : <Lock {...ICON} size={13} />}
            </Switch.Thumb>
          </Switch.Root>
          <IconButton label={SAVED_LOOKS_WORDS.delete} name={name} onClick={actions.remove}>
            <Trash2 {...ICON} />
          </IconButton>
        </div>
        {isPublic ? <GalleryChoice look={look} onChoose={actions.setListed} /> : null}
      </div>
    </li>
  );
}

interface GalleryChoiceProps {
  readonly look: SavedLook;
  readonly onChoose: (isListed: boolean) => void;
}

/** Whether a public look is shown to people who have no link to it. */
function GalleryChoice({ look: { id, name, isListed }, onChoose }: GalleryChoiceProps) {
  return (
    <div className="gallery-choice">
      <label htmlFor={`listed-${id}`}>
        <span className="block text-sm">{SAVED_LOOKS_WORDS.listed}</span>
        <span className="block text-xs text-fg-3">{SAVED_LOOKS_WORDS.listedMeaning}</span>
      </label>
      <Toggle
        id={`listed-${id}`}
        aria-label={fillIn(SAVED_LOOKS_WORDS.listedNamed, { name })}
        checked={isListed}
        onCheckedChange={onChoose}
      />
    </div>
  );
}

function LookFacts({ look }: { look: SavedLook }) {
  const created = fillIn(SAVED_LOOKS_WORDS.created, {
    date: formatDay(look.createdAt) ?? SAVED_LOOKS_WORDS.unknownDate,
  });
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-fg-2">
      <span>{created}</span>
      <span className="text-fg-3">{SAVED_LOOKS_WORDS.kind}</span>
    </p>
  );
}

interface IconButtonProps {
  /** A label with a placeholder for the look's name. */
  readonly label: string;
  readonly name: string;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function IconButton({ label, name, onClick, children }: IconButtonProps) {
  const text = fillIn(label, { name });
  return (
    <button
      type="button"
      className="quiet-button"
      aria-label={text}
      data-tip={text}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
