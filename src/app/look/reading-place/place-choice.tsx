import './reading-place.css';
import { READING_PLACE_WORDS } from '#content/reading-place-words.ts';
import { ChoiceRows, type ChoiceRow } from '#app/kit/ui/choice-rows.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import type { Place, ReadingPlace } from './use-reading-place.ts';

interface PlaceChoiceProps {
  readonly reading: ReadingPlace;
  /** Whether a reading is under way: its place cannot be changed meanwhile. */
  readonly isBusy: boolean;
}

/** Whether a face is measured here or on the server, and the question that comes before a picture is sent. */
export function PlaceChoice({ reading, isBusy }: PlaceChoiceProps) {
  const { place, isOnline, choose, asking } = reading;
  const { title, device, deviceNote, server, serverNote, offlineNote } = READING_PLACE_WORDS;
  const rows: readonly ChoiceRow<Place>[] = [
    { value: 'device', label: device, note: deviceNote, isDisabled: isBusy },
    {
      value: 'server',
      label: server,
      note: isOnline ? serverNote : offlineNote,
      isDisabled: isBusy || !isOnline,
    },
  ];
  return (
    <>
      <ChoiceRows title={title} rows={rows} value={place} onChoose={choose} />
      {asking === null ? null : <ConsentDialog asking={asking} />}
    </>
  );
}
