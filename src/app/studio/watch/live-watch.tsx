import { useState } from 'react';
import { useStore } from 'zustand';
import type { LiveRoom } from '#contracts/live-room.ts';
import type { FollowedRoom } from '#app/look/live/followed-room.ts';
import { ApplaudButton } from './applaud-button.tsx';
import { LiveCaption } from './live-caption.tsx';
import { MirrorStage } from './mirror-stage.tsx';
import { OverPicture } from './over-picture.tsx';
import { PictureStage } from './picture-stage.tsx';
import { WatchActs, type Way } from './watch-acts.tsx';
import { type Tab, WatchSide } from './watch-side.tsx';
import { WornStrip } from './worn-strip.tsx';

interface LiveWatchProps {
  readonly followed: FollowedRoom;
  readonly room: LiveRoom;
  /** The address for signing in; null for a person who is signed in. */
  readonly signIn: string | null;
  readonly isPhone: boolean;
}

/** A session that is live: its picture or one's own mirror, what is worn, and the chat beside or over them. */
export function LiveWatch({ followed, room, signIn, isPhone }: LiveWatchProps) {
  const known = useStore(followed.store);
  const { worn, caption } = known;
  const [way, setWay] = useState<Way>('watch');
  const [isPaused, setPaused] = useState(false);
  const [tab, setTab] = useState<Tab>('chat');
  const [name = room.hostName] = room.hostName.split(' ');
  const go = (next: Way): void => {
    setWay(next);
    setTab(next === 'follow' ? 'steps' : 'chat');
  };
  const applaud = <ApplaudButton room={room} canApplaud={signIn === null} isRound={isPhone} />;
  const picture = (
    <PictureStage
      followed={followed}
      room={room}
      name={name}
      caption={caption}
      isPhone={isPhone}
      onFollow={() => go('follow')}
    />
  );

  const isOver = isPhone && way === 'watch';
  return (
    <>
      {/* The picture keeps its place, and its connection, when a phone is turned. What lies over it is
         dark in any theme. */}
      <div
        className={isOver ? 'watch-screen' : 'watch-stage'}
        {...(isOver ? { 'data-theme': 'vanity' } : {})}
      >
        {way === 'watch' ? picture : <MirrorStage worn={worn} name={name} isPaused={isPaused} />}
        {way === 'watch' ? null : <LiveCaption caption={caption} />}
        {isOver ? (
          <OverPicture
            known={known}
            room={room}
            name={name}
            signIn={signIn}
            applaud={applaud}
            onFollow={() => go('follow')}
          />
        ) : (
          <div className="watch-strip">
            <WornStrip worn={worn} name={name} way={way} isPhone={isPhone} />
            <div className="watch-acts">
              {applaud}
              <WatchActs name={name} way={way} onWay={go} isPaused={isPaused} onPause={setPaused} />
            </div>
          </div>
        )}
      </div>
      {isOver ? null : (
        <WatchSide
          known={known}
          room={room}
          name={name}
          way={way}
          isOnYou={way === 'follow' && !isPaused}
          signIn={signIn}
          tab={tab}
          onTab={setTab}
        />
      )}
    </>
  );
}
