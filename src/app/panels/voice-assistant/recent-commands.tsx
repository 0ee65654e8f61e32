import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import { confidenceGrade } from '#domain/voice/likeliest-command.ts';
import type { Assistant, RecentCommand } from './assistant.ts';

/** The last five commands, the newest first, each with its reply and how surely it was heard. */
export function RecentCommands({ assistant }: { readonly assistant: Assistant }) {
  const recent = useStore(assistant.store, (state) => state.recent);
  return (
    <section aria-labelledby="voice-recent">
      <h3 id="voice-recent" className="caps text-fg-3">
        {VOICE_PANEL_WORDS.recent}
      </h3>
      {recent.length === 0 ? (
        <p className="mt-2 text-sm text-fg-3">{VOICE_PANEL_WORDS.nothingYet}</p>
      ) : (
        <ol className="voice-recent">
          {recent.map((command) => (
            <RecentRow key={command.id} command={command} />
          ))}
        </ol>
      )}
    </section>
  );
}

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

function RecentRow({ command }: { readonly command: RecentCommand }) {
  const { text, timestamp, response } = command;
  return (
    <li>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-md font-medium break-words">{text}</p>
        <ConfidenceBadge command={command} />
      </div>
      <p className="mt-0.5 text-sm break-words text-fg-2">{response}</p>
      <time className="mt-0.5 block text-xs text-fg-3" dateTime={timestamp.toISOString()}>
        {TIME.format(timestamp)}
      </time>
    </li>
  );
}

/** None where the browser does not say how sure it is. */
function ConfidenceBadge({ command: { confidence } }: { readonly command: RecentCommand }) {
  if (confidence === null) return <span className="voice-badge">{VOICE_PANEL_WORDS.typed}</span>;
  const grade = confidenceGrade(confidence);
  if (grade === null) return null;
  const percent = Math.round(confidence * 100);
  return (
    <span className="voice-badge tnum" data-grade={grade}>
      <span aria-hidden="true">{`${percent}%`}</span>
      <span className="sr-only">{fillIn(VOICE_PANEL_WORDS.confidence, { percent })}</span>
    </span>
  );
}
