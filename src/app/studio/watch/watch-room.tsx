import './watch.css';
import './watch-phone.css';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { HEADER_WORDS } from '#content/look-words.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import { startSocialSignIn } from '#contracts/social-sign-in.ts';
import { PHONE } from '#app/kit/first-sight/arrangement.ts';
import { Link } from '#app/kit/router/link.tsx';
import { Mark } from '#app/kit/ui/mark.tsx';
import { useArrival } from '#app/kit/ui/use-arrival.ts';
import { useMediaQuery } from '#app/kit/ui/use-media-query.ts';
import { type FollowedRoom, followRoom } from '#app/look/live/followed-room.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { LiveWatch } from './live-watch.tsx';
import { ClosedNote, MissingNote, OverNote, PlannedNote } from './watch-notes.tsx';

/** A live session, for its viewers. */
export function WatchRoom({ id }: { id: string }) {
  const [followed] = useState(() => followRoom(id));
  useEffect(() => followed.follow(), [followed]);
  const main = useArrival();
  return (
    <div className="watch">
      <header className="watch-header">
        <Link to="/" className="watch-brand">
          <Mark />
          <span className="display">{HEADER_WORDS.brand}</span>
        </Link>
        <Link to="/" className="quiet-button watch-back">
          <ArrowLeft size={16} strokeWidth={1.7} aria-hidden="true" />
          {WATCH_WORDS.mirror}
        </Link>
      </header>
      <main ref={main} tabIndex={-1} className="watch-main">
        <Room id={id} followed={followed} />
      </main>
    </div>
  );
}

function Room({ id, followed }: { id: string; followed: FollowedRoom }) {
  const { status, room } = useStore(followed.store);
  const { user } = useCurrentUser();
  const isPhone = useMediaQuery(PHONE);
  const address = `${startSocialSignIn.path}?${new URLSearchParams({ return: `/live/${id}` })}`;
  const signIn = user === null ? address : null;

  if (status === 'loading' || (room === null && status === 'lost')) {
    return (
      <p role="status" className="watch-note">
        {status === 'lost' ? WATCH_WORDS.lost : WATCH_WORDS.loading}
      </p>
    );
  }
  if (room === null) return <MissingNote signIn={signIn} />;
  if (status === 'over' && room.state !== 'ended') return <ClosedNote signIn={signIn} />;
  if (room.state === 'ended') return <OverNote room={room} />;
  if (room.state === 'planned') return <PlannedNote room={room} signIn={signIn} />;
  return <LiveWatch followed={followed} room={room} signIn={signIn} isPhone={isPhone} />;
}
