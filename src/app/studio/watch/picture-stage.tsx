import { Eye, Lock, ScanFace, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import { watchLivePicture } from '#contracts/live-pictures.ts';
import type { LiveRoom } from '#contracts/live-streams.ts';
import { GlassButton } from '#app/kit/ui/glass-button.tsx';
import type { FollowedRoom } from '#app/look/live/followed-room.ts';
import { type ConnectionState, openPictureConnection } from '#app/look/live/picture-connection.ts';

interface PictureStageProps {
  readonly followed: FollowedRoom;
  readonly room: LiveRoom;
  /** The host's first name. */
  readonly name: string;
  readonly onFollow: () => void;
}

/** The host's picture, as it comes. */
export function PictureStage({ followed, room, name, onFollow }: PictureStageProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ConnectionState>('connecting');
  const [hasSound, setSound] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
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
    <section className="watch-picture" aria-label={fillIn(WATCH_WORDS.video, { name })}>
      <video
        ref={video}
        autoPlay
        muted={!hasSound}
        playsInline
        aria-label={fillIn(WATCH_WORDS.video, { name })}
        onPlaying={() => {
          setPlaying(true);
        }}
      >
        <track kind="captions" />
      </video>
      <Cover words={coverWords(room, state, isPlaying, name)} />
      <div className="watch-top">
        <p className="watch-pill">
          <span className="live-dot" />
          {WATCH_WORDS.live}
        </p>
        <p className="watch-pill tnum">
          <Eye size={15} strokeWidth={1.7} aria-hidden="true" />
          {fillIn(WATCH_WORDS.watching, { count: room.viewers })}
        </p>
        {hasPicture ? (
          <GlassButton
            label={hasSound ? WATCH_WORDS.mute : WATCH_WORDS.sound}
            icon={hasSound ? Volume2 : VolumeX}
            className="watch-sound"
            onClick={() => {
              setSound(!hasSound);
            }}
          />
        ) : null}
      </div>
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
    </section>
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
