import { Download, Trash2 } from 'lucide-react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { RECORDING_TOASTS, RECORDING_WORDS } from '#content/panels/live-tools-words.ts';
import { filmEnding } from '#domain/film/film-type.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { megabytesOf, type SessionRecorder } from './session-recorder.ts';

/** The recording that was made, until it is saved or deleted. */
export function RecordedCard({ recorder }: { recorder: SessionRecorder }) {
  const { recorded, ended } = useStore(recorder.store);
  if (recorded === null) return null;
  const { file, type } = recorded;
  const save = (): void => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(file, `${RECORDING_WORDS.fileName}-${day}.${filmEnding(type)}`);
    toast(RECORDING_TOASTS.saved);
  };
  return (
    <div className="live-card">
      {ended === null ? null : <p className="mb-1 text-md">{RECORDING_WORDS[ended]}</p>}
      <p className="text-sm text-fg-2">
        {fillIn(RECORDING_WORDS.ready, { megabytes: megabytesOf(file.size) })}
      </p>
      <div className="live-switches mt-3">
        <button type="button" className="button-primary" onClick={save}>
          <Download size={16} strokeWidth={1.7} aria-hidden="true" />
          {RECORDING_WORDS.save}
        </button>
        <button type="button" className="button-secondary" onClick={recorder.discard}>
          <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
          {RECORDING_WORDS.discard}
        </button>
      </div>
    </div>
  );
}
