/** The picture and the voice that a host sends: what the mirror shows, and the microphone while it is on. */

import { sendLivePicture } from '#contracts/live-pictures.ts';
import type { LiveRoom } from '#contracts/live-room.ts';
import { PICTURE_OF_QUALITY, SOUND_BITRATE } from '#domain/live/live-room.ts';
import {
  type ConnectionState,
  openPictureConnection,
  type PictureConnection,
} from '#app/look/live/picture-connection.ts';

export interface SentPictureNeeds {
  /** What the mirror shows, as a stream; null while it shows nothing. */
  readonly picture: () => MediaStream | null;
  readonly iceServers: () => readonly RTCIceServer[];
  readonly onState: (state: ConnectionState) => void;
}

export interface SentPicture {
  /** Begins to send, or begins again with what the room says now. */
  readonly open: (room: Pick<LiveRoom, 'id' | 'quality'>) => void;
  /** The mirror shows another source, which may have another track. */
  readonly renew: () => void;
  readonly setCamera: (isOn: boolean) => void;
  readonly setMicrophone: (track: MediaStreamTrack | null) => Promise<void>;
  readonly close: () => void;
}

export function createSentPicture({ picture, iceServers, onState }: SentPictureNeeds): SentPicture {
  let connection: PictureConnection | null = null;
  let shown: MediaStreamTrack | null = null;
  let microphone: MediaStreamTrack | null = null;
  let isCameraOn = true;

  function takeShown(): MediaStreamTrack | null {
    const next = picture()?.getVideoTracks()[0] ?? null;
    if (next !== null) next.enabled = isCameraOn;
    shown?.stop();
    shown = next;
    return next;
  }

  /** Puts what the mirror shows now, and the voice, into a connection. */
  function prepare(peer: RTCPeerConnection, quality: LiveRoom['quality']): void {
    const { height, bitrate } = PICTURE_OF_QUALITY[quality];
    const track = takeShown();
    if (track !== null) {
      const settings = track.getSettings();
      const shortest = Math.min(settings.height ?? height, settings.width ?? height);
      peer.addTransceiver(track, {
        direction: 'sendonly',
        sendEncodings: [
          { maxBitrate: bitrate, scaleResolutionDownBy: Math.max(1, shortest / height) },
        ],
      });
    } else peer.addTransceiver('video', { direction: 'sendonly' });
    peer.addTransceiver(microphone ?? 'audio', {
      direction: 'sendonly',
      sendEncodings: [{ maxBitrate: SOUND_BITRATE }],
    });
  }

  function senderOf(kind: 'audio' | 'video'): RTCRtpSender | undefined {
    const transceivers = connection?.current()?.getTransceivers() ?? [];
    return transceivers.find(({ receiver }) => receiver.track.kind === kind)?.sender;
  }

  return {
    open({ id, quality }) {
      connection?.close();
      let isCurrent = true;
      const opened = openPictureConnection({
        path: sendLivePicture.path.replace(':id', id),
        iceServers,
        prepare: (peer) => prepare(peer, quality),
        onState: (state) => {
          // A connection that was replaced reports its closing later.
          if (isCurrent) onState(state);
        },
      });
      connection = {
        current: opened.current,
        close() {
          isCurrent = false;
          opened.close();
        },
      };
    },
    renew() {
      const next = takeShown();
      if (next === null) return;
      senderOf('video')
        ?.replaceTrack(next)
        .catch(() => undefined);
    },
    setCamera(isOn) {
      isCameraOn = isOn;
      if (shown !== null) shown.enabled = isOn;
    },
    async setMicrophone(track) {
      microphone = track;
      await senderOf('audio')?.replaceTrack(track);
    },
    close() {
      connection?.close();
      connection = null;
      shown?.stop();
      shown = null;
      microphone = null;
    },
  };
}
