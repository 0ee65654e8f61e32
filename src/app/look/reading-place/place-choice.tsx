import './reading-place.css';
import { useId } from 'react';
import { READING_PLACE_WORDS } from '#content/reading-place-words.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import type { Place, ReadingPlace } from './use-reading-place.ts';

interface PlaceChoiceProps {
  readonly reading: ReadingPlace;
  /** While a reading is under way, its place stays. */
  readonly isBusy: boolean;
}

/** Whether a face is measured here or on the server, and the question that comes before a picture is sent. */
export function PlaceChoice({ reading, isBusy }: PlaceChoiceProps) {
  const { place, isOnline, choose, asking } = reading;
  const name = useId();
  const { device, deviceNote, server, serverNote, offlineNote } = READING_PLACE_WORDS;
  const rows: readonly (readonly [Place, string, string, boolean])[] = [
    ['device', device, deviceNote, true],
    ['server', server, isOnline ? serverNote : offlineNote, isOnline],
  ];
  return (
    <fieldset className="reading-place">
      <legend className="caps text-fg-3">{READING_PLACE_WORDS.title}</legend>
      {rows.map(([value, label, note, isThere]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={place === value}
            disabled={isBusy || !isThere}
            aria-describedby={`${name}-${value}`}
            aria-label={label}
            onChange={() => {
              choose(value);
            }}
          />
          <span className="reading-place-name">{label}</span>
          <span id={`${name}-${value}`} className="reading-place-note">
            {note}
          </span>
        </label>
      ))}
      {asking === null ? null : <ConsentDialog asking={asking} />}
    </fieldset>
  );
}
