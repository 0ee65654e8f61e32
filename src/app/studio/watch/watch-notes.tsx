import { fillIn } from '#content/fill-in.ts';
import { HOST_WORDS } from '#content/panels/live-host-words.ts';
import { PLAN_WORDS } from '#content/panels/live-plan-words.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import type { LiveRoom } from '#contracts/live-room.ts';
import { planTimeWords } from '#app/look/live/plan-time.ts';
import { RemindButton } from '#app/look/live/remind-button.tsx';

interface WithSignIn {
  /** The address for signing in; null for a person who is signed in. */
  readonly signIn: string | null;
}

/** Says that there is nothing here that this person may watch, or no longer. */
export function MissingNote({ signIn }: WithSignIn) {
  return (
    <div className="watch-note">
      <h1 className="display text-3xl">{WATCH_WORDS.missing}</h1>
      <p className="mt-3 text-fg-2">{WATCH_WORDS.missingAdvice}</p>
      {signIn === null ? null : (
        <a href={signIn} className="button-primary mt-6">
          {WATCH_WORDS.signIn}
        </a>
      )}
    </div>
  );
}

/**
 * Says that this person may no longer watch: they were blocked, or signed out of a session for signed-in
 * people.
 */
export function ClosedNote({ signIn }: WithSignIn) {
  return (
    <div className="watch-note" role="status">
      <h1 className="display text-3xl">{HOST_WORDS.closed}</h1>
      <p className="mt-3 text-fg-2">{HOST_WORDS.closedAbout}</p>
      {signIn === null ? null : (
        <a href={signIn} className="button-primary mt-6">
          {WATCH_WORDS.signIn}
        </a>
      )}
    </div>
  );
}

/** A session that is over, or was called off before it began. */
export function OverNote({ room: { startedAt } }: { room: LiveRoom }) {
  const hasBegun = startedAt !== null;
  return (
    <div className="watch-note">
      <h1 className="display text-3xl">{hasBegun ? WATCH_WORDS.over : PLAN_WORDS.calledOff}</h1>
      <p className="mt-3 text-fg-2">
        {hasBegun ? WATCH_WORDS.overAbout : PLAN_WORDS.calledOffAbout}
      </p>
    </div>
  );
}

/** A session to come. It turns into the live one by itself. */
export function PlannedNote({ room, signIn }: WithSignIn & { readonly room: LiveRoom }) {
  const { id, title, hostName, startsAt } = room;
  return (
    <div className="watch-note watch-plan">
      <p className="caps text-fg-3">{hostName}</p>
      <h1 className="display text-3xl">{title}</h1>
      <p className="text-lg">
        {fillIn(PLAN_WORDS.begins, { time: planTimeWords(startsAt ?? '') })}
      </p>
      {signIn === null ? (
        <RemindButton roomId={id} title={title} />
      ) : (
        <a href={signIn} className="button-secondary">
          {PLAN_WORDS.signIn}
        </a>
      )}
      <p className="text-sm text-fg-2">{PLAN_WORDS.remindAbout}</p>
    </div>
  );
}
