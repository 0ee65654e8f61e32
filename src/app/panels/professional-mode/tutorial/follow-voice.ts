/** Hears “next” and “back” for as long as a lesson wants. */

import type { SpeechProblem } from '#content/speech-words.ts';
import { stepCommand, type StepCommand } from '#domain/voice/step-command.ts';
import type { Listener } from '#app/speech/listener.ts';
import { SpeechFailure } from '#app/speech/speech-failure.ts';

interface FollowVoiceOptions {
  readonly listener: Listener;
  readonly maySendAudio: boolean;
  readonly signal: AbortSignal;
  /** Between two sentences. */
  readonly pause: () => Promise<void>;
  readonly onCommand: (command: StepCommand) => void;
}

/**
 * Listens to one sentence after the other. Resolves with why it ended. Silence, or a sentence without a
 * command, does not end it.
 */
export async function followVoice({
  listener,
  maySendAudio,
  signal,
  pause,
  onCommand,
}: FollowVoiceOptions): Promise<SpeechProblem> {
  while (!signal.aborted) {
    try {
      const heard = await listener.listen({ maySendAudio, signal });
      const command = heard
        .map(({ transcript }) => stepCommand(transcript))
        .find((each) => each !== null);
      if (command !== undefined && !signal.aborted) onCommand(command);
    } catch (cause) {
      const problem = cause instanceof SpeechFailure ? cause.problem : 'not-supported';
      if (problem !== 'no-speech') return problem;
    }
    await pause();
  }
  return 'stopped';
}
