import './watch-side.css';
import { Lock } from 'lucide-react';
import { LIVE_WORDS, WATCH_WORDS } from '#content/panels/live-words.ts';
import type { LiveRoom } from '#contracts/live-room.ts';
import type { RoomState } from '#app/look/live/followed-room.ts';
import { LiveChat } from '#app/look/live/live-chat.tsx';
import { LiveSteps } from '#app/look/live/live-steps.tsx';
import { useStudio } from '#app/look/studio-context.tsx';
import type { Way } from './watch-acts.tsx';
import { SessionHead } from './session-head.tsx';

const TABS = ['chat', 'steps', 'viewers'] as const;
export type Tab = (typeof TABS)[number];

interface WatchSideProps {
  readonly known: RoomState;
  readonly room: LiveRoom;
  /** The host's first name. */
  readonly name: string;
  readonly way: Way;
  /** Whether what the host wears is on the viewer's own mirror. */
  readonly isOnYou: boolean;
  /** The address for signing in; null for a person who is signed in. */
  readonly signIn: string | null;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** What a session is, and its chat, its steps or its viewers. */
export function WatchSide(props: WatchSideProps) {
  const { known, room, name, way, isOnYou, signIn, tab, onTab } = props;
  const { look } = useStudio();
  return (
    <aside className="watch-side">
      <SessionHead
        known={known}
        room={room}
        kicker={way === 'watch' ? WATCH_WORDS.kicker : WATCH_WORDS.follow}
      />
      <div className="watch-tabs" role="group" aria-label={room.title}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            className="panel-tab"
            data-state={each === tab ? 'active' : 'inactive'}
            aria-pressed={each === tab}
            onClick={() => {
              onTab(each);
            }}
          >
            {WATCH_WORDS[each]}
            {each === 'viewers' ? <span className="tnum">{` ${room.viewers}`}</span> : null}
          </button>
        ))}
      </div>
      {tab === 'chat' ? (
        <>
          <LiveChat
            room={room}
            messages={known.messages}
            worn={known.worn}
            standing={known.standing}
            isHost={known.isHost}
            canWrite={signIn === null}
          />
          {signIn === null ? null : (
            <a href={signIn} className="button-secondary mt-2">
              {WATCH_WORDS.signInToChat}
            </a>
          )}
        </>
      ) : tab === 'steps' ? (
        <div className="watch-steps">
          <LiveSteps
            worn={known.worn}
            none={WATCH_WORDS.noSteps}
            viewer={{ name, isOnYou, onWear: look.wearOnOwnSkin }}
          />
          <p className="watch-only-look">
            <Lock size={15} strokeWidth={1.7} aria-hidden="true" />
            {WATCH_WORDS.onlyLook}
          </p>
        </div>
      ) : (
        <Viewers room={room} />
      )}
    </aside>
  );
}

/** How many watch, and never who. */
function Viewers({ room: { viewers, mostViewers, applause } }: Pick<WatchSideProps, 'room'>) {
  const rows = [
    [WATCH_WORDS.watchingNow, viewers],
    [LIVE_WORDS.most, mostViewers],
    [LIVE_WORDS.applause, applause],
  ] as const;
  return (
    <div className="watch-steps">
      <dl className="watch-figures">
        {rows.map(([what, count]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="tnum">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      <p className="watch-only-look">{WATCH_WORDS.neverWho}</p>
    </div>
  );
}
