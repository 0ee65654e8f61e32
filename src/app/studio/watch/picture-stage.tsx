import { Captions, CaptionsOff, Eye, Lock, ScanFace, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { CAPTION_WORDS } from '#content/panels/live-tools-words.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import { watchLivePicture } from '#contracts/live-pictures.ts';
import type { LiveRoom } from '#contracts/live-room.ts';
import { initials } from '#domain/account/initials.ts';
import { GlassButton } from '#app/kit/ui/glass-button.tsx';
import type { Caption, FollowedRoom } from '#app/look/live/followed-room.ts';
import { type ConnectionState, openPictureConnection } from '#app/look/live/picture-connection.ts';
import { OnAirDot } from '#app/look/live/on-air-dot.tsx';
import { FillScreen } from './fill-screen.tsx';
import { LiveCaption } from './live-caption.tsx';

interface PictureStageProps {
  readonly followed: FollowedRoom;
  readonly room: LiveRoom;
  /** The host's first name. */
  readonly name: string;
  readonly caption: Caption | null;
  /** On a phone it fills the screen, and the viewer's controls lie over it. */
  readonly isPhone: boolean;
  readonly onFollow: () => void;
}

/** The host's live picture. */
export function PictureStage(props: PictureStageProps) {
  const { followed, room, name, caption, isPhone, onFollow } = props;
  const section = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ConnectionState>('connecting');
  const [hasSound, setSound] = useState(false);
  const [hasCaptions, setCaptions] = useState(true);
  const [isPlaying, setPlaying] = useState(false);
  const [isTall, setTall] = useState(false);
  const { id, hasPicture } = room;
  useEffect(() => {
    const { current } = video;
    if (current === null || !hasPicture) return undefined;
    const stream = new MediaStream();
    current.srcObject = stream;
    const connection = openPictureConnection({
      path: watchLivePicture.path.replace(':id', id),
      iceServers: () => followed.store.getState().iceServers,
      prepare(peer) {
        for (const track of stream.getTracks()) stream.removeTrack(track);
        peer.addTransceiver('video', { direction: 'recvonly' });
        peer.addTransceiver('audio', { direction: 'recvonly' });
      },
      onState: setState,
      onTrack(track) {
        stream.addTrack(track);
        current.play().catch(() => undefined);
      },
    });
    return () => {
      connection.close();
      current.srcObject = null;
    };
  }, [id, hasPicture, followed]);
  return (
    <section
      ref={section}
      className="watch-picture"
      aria-label={fillIn(WATCH_WORDS.video, { name })}
    >
      <video
        ref={video}
        autoPlay
        muted={!hasSound}
        playsInline
        aria-label={fillIn(WATCH_WORDS.video, { name })}
        data-is-tall={isTall}
        onPlaying={() => {
          setPlaying(true);
        }}
        onResize={({ currentTarget }) => {
          setTall(currentTarget.videoHeight > currentTarget.videoWidth);
        }}
      >
        <track kind="captions" />
      </video>
      <Cover words={coverWords(room, state, isPlaying, name)} />
      <div className="watch-top">
        {isPhone ? <HostPill name={room.hostName} /> : null}
        <p className="watch-pill tnum">
          <OnAirDot />
          {WATCH_WORDS.live}
          {isPhone ? <span>{room.viewers}</span> : null}
        </p>
        {isPhone ? null : (
          <p className="watch-pill tnum">
            <Eye size={15} strokeWidth={1.7} aria-hidden="true" />
            {fillIn(WATCH_WORDS.watching, { count: room.viewers })}
          </p>
        )}
        <div className="watch-glass">
          {room.isCaptioned ? (
            <GlassButton
              label={hasCaptions ? CAPTION_WORDS.hide : CAPTION_WORDS.show}
              icon={hasCaptions ? Captions : CaptionsOff}
              onClick={() => {
                setCaptions(!hasCaptions);
              }}
            />
          ) : null}
          {hasPicture ? (
            <>
              <GlassButton
                label={hasSound ? WATCH_WORDS.mute : WATCH_WORDS.sound}
                icon={hasSound ? Volume2 : VolumeX}
                onClick={() => {
                  setSound(!hasSound);
                }}
              />
              <FillScreen whole={section} />
            </>
          ) : null}
        </div>
      </div>
      {hasCaptions ? <LiveCaption caption={caption} /> : null}
      {isPhone ? null : (
        <div className="watch-bottom">
          <p className="watch-private">
            <Lock size={14} strokeWidth={1.7} aria-hidden="true" />
            {fillIn(WATCH_WORDS.theirs, { name })}
          </p>
          <button type="button" className="watch-pill watch-follow" onClick={onFollow}>
            <ScanFace size={16} strokeWidth={1.6} aria-hidden="true" />
            {WATCH_WORDS.follow}
          </button>
        </div>
      )}
    </section>
  );
}

function HostPill({ name }: { name: string }) {
  const [first = '', last = ''] = name.split(' ');
  return (
    <p className="watch-pill watch-host">
      <span className="live-initials" aria-hidden="true">
        {initials(first, last)}
      </span>
      <span>{name}</span>
    </p>
  );
}

function coverWords(
  room: LiveRoom,
  state: ConnectionState,
  isPlaying: boolean,
  name: string,
): string | null {
  if (!room.hasPicture) return fillIn(WATCH_WORDS.noPicture, { name });
  if (!room.isCameraOn) return fillIn(WATCH_WORDS.cameraOff, { name });
  if (state === 'full') return WATCH_WORDS.full;
  return state === 'connected' && isPlaying ? null : WATCH_WORDS.connecting;
}

function Cover({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <p role="status" className="watch-cover">
      {words}
    </p>
  );
}
