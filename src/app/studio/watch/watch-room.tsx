import './watch.css';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { HEADER_WORDS } from '#content/look-words.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import { startSocialSignIn } from '#contracts/social-sign-in.ts';
import { Link } from '#app/kit/router/link.tsx';
import { Mark } from '#app/kit/ui/mark.tsx';
import { useArrival } from '#app/kit/ui/use-arrival.ts';
import { type FollowedRoom, followRoom } from '#app/look/live/followed-room.ts';
import { LiveChat } from '#app/look/live/live-chat.tsx';
import { LiveSteps } from '#app/look/live/live-steps.tsx';
import { elapsedWords, useNow } from '#app/look/live/use-now.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { ReportButton } from '#app/person/reports/report-button.tsx';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { PictureStage } from './picture-stage.tsx';
import { LiveCaption } from './live-caption.tsx';
import { MirrorStage } from './mirror-stage.tsx';
import { ClosedNote, MissingNote, OverNote, PlannedNote } from './watch-notes.tsx';
import { WatchStrip } from './watch-strip.tsx';

/** One way of being there: the host's picture, or one's own mirror with the host's look on. */
export type Way = 'watch' | 'follow';

/** A live session for who watches it. */
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
  const { status, room, worn, messages, caption, isHost, standing } = useStore(followed.store);
  const { user } = useCurrentUser();
  const { look } = useStudio();
  const [way, setWay] = useState<Way>('watch');
  const [isPaused, setPaused] = useState(false);
  const [tab, setTab] = useState<'chat' | 'steps'>('chat');
  const now = useNow();
  const signIn = `${startSocialSignIn.path}?${new URLSearchParams({ return: `/live/${id}` })}`;

  if (status === 'loading' || (room === null && status === 'lost')) {
    return (
      <p role="status" className="watch-note">
        {status === 'lost' ? WATCH_WORDS.lost : WATCH_WORDS.loading}
      </p>
    );
  }
  if (room === null) return <MissingNote signIn={user === null ? signIn : null} />;
  if (status === 'over' && room.state !== 'ended') {
    return <ClosedNote signIn={user === null ? signIn : null} />;
  }
  if (room.state === 'ended') return <OverNote room={room} />;
  if (room.state === 'planned') {
    return <PlannedNote room={room} signIn={user === null ? signIn : null} />;
  }
  const [name = room.hostName] = room.hostName.split(' ');
  return (
    <>
      <div className="watch-stage">
        {way === 'watch' ? (
          <PictureStage
            followed={followed}
            room={room}
            name={name}
            caption={caption}
            onFollow={() => setWay('follow')}
          />
        ) : (
          <>
            <MirrorStage worn={worn} name={name} isPaused={isPaused} />
            <LiveCaption caption={caption} />
          </>
        )}
        <WatchStrip
          id={id}
          room={room}
          worn={worn}
          name={name}
          way={way}
          canApplaud={user !== null}
          onWay={setWay}
          isPaused={isPaused}
          onPause={setPaused}
        />
      </div>
      <aside className="watch-side">
        <p className="caps text-fg-3">
          {way === 'watch' ? WATCH_WORDS.kicker : WATCH_WORDS.follow}
        </p>
        <h1 className="display watch-title">{room.title}</h1>
        <p className="text-sm text-fg-2">
          {fillIn(WATCH_WORDS.byAt, {
            name: room.hostName,
            time: elapsedWords(room.startedAt, now),
          })}
        </p>
        {isHost ? null : (
          <ReportButton
            reported={{ kind: 'session', id, text: room.title, by: room.hostName }}
            className="watch-report"
          />
        )}
        {status === 'lost' ? (
          <p role="status" className="mt-2 text-sm text-fg-2">
            {WATCH_WORDS.lost}
          </p>
        ) : null}
        <div className="watch-tabs" role="group" aria-label={room.title}>
          {(['chat', 'steps'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className="panel-tab"
              data-state={each === tab ? 'active' : 'inactive'}
              aria-pressed={each === tab}
              onClick={() => {
                setTab(each);
              }}
            >
              {WATCH_WORDS[each]}
            </button>
          ))}
        </div>
        {tab === 'chat' ? (
          <>
            <LiveChat
              roomId={id}
              messages={messages}
              mode={room.chat}
              standing={standing}
              isHost={isHost}
              canWrite={user !== null}
            />
            {user === null ? (
              <a href={signIn} className="button-secondary mt-2">
                {WATCH_WORDS.signInToChat}
              </a>
            ) : null}
          </>
        ) : (
          <div className="watch-steps">
            <LiveSteps worn={worn} none={WATCH_WORDS.noSteps} onWear={look.wearOnOwnSkin} />
            <p className="watch-only-look">{WATCH_WORDS.onlyLook}</p>
          </div>
        )}
      </aside>
    </>
  );
}
