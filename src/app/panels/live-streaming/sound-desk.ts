/** Sound for a recording: one track from beginning to end, into which a microphone can be put and taken out of. */

export interface SoundDesk {
  readonly stream: MediaStream;
  /** Null is silence. */
  readonly put: (track: MediaStreamTrack | null) => void;
  readonly close: () => void;
}

/** Null where the browser cannot mix sound. */
export function openSoundDesk(): SoundDesk | null {
  if (!('AudioContext' in globalThis)) return null;
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  // A recorder waits for sound before it begins; silence counts as sound, too.
  const silence = context.createConstantSource();
  silence.offset.value = 0;
  silence.connect(out);
  silence.start();
  let source: MediaStreamAudioSourceNode | null = null;
  return {
    stream: out.stream,
    put(track) {
      source?.disconnect();
      source = null;
      if (track === null) return;
      source = context.createMediaStreamSource(new MediaStream([track]));
      source.connect(out);
    },
    close() {
      source?.disconnect();
      silence.stop();
      void context.close();
    },
  };
}
