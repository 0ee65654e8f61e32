/** The lines of a session's chat: the messages, and the host's changes to the look, ordered by time. */

import type { LiveMessage } from '#contracts/live-room.ts';
import type { LiveStep } from '#domain/live/live-steps.ts';

export type ChatLine =
  | { readonly kind: 'message'; readonly key: string; readonly message: LiveMessage }
  | { readonly kind: 'step'; readonly key: string; readonly step: LiveStep };

const MS_PER_SECOND = 1000;

/**
 * Messages keep their order. A change stands after what was written before it.
 *
 * @param startedAt when the session began, from which the times of steps count; while it is null, steps are
 * left out
 */
export function chatLines(
  messages: readonly LiveMessage[],
  steps: readonly LiveStep[],
  startedAt: string | null,
): readonly ChatLine[] {
  const begun = Date.parse(startedAt ?? '');
  const changes = Number.isNaN(begun) ? [] : steps;
  const lines: ChatLine[] = [];
  let place = 0;
  const addChangesBefore = (time: number): void => {
    for (let step = changes[place]; step !== undefined; step = changes[place]) {
      if (begun + step.at * MS_PER_SECOND >= time) return;
      lines.push({ kind: 'step', key: `step ${place}`, step });
      place += 1;
    }
  };
  for (const message of messages) {
    addChangesBefore(Date.parse(message.at));
    lines.push({ kind: 'message', key: `message ${message.place}`, message });
  }
  addChangesBefore(Infinity);
  return lines;
}
