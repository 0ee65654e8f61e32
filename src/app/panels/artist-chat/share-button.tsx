import './sharing.css';
import { ScanFace } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { SHARING_WORDS } from '#content/panels/artist-sharing-words.ts';
import type { SharingControl } from './use-sharing.ts';

/** Where the focus returns to when the sheet is closed. */
export const SHARE_BUTTON_ID = 'artist-chat-share';

/** Quiet until something is shared; then it says so as long as it is. */
export function ShareButton({ control: { sharing, open } }: { control: SharingControl }) {
  const count = Object.keys(sharing?.features ?? {}).length;
  return (
    <button
      type="button"
      id={SHARE_BUTTON_ID}
      className="artist-chat-share"
      aria-haspopup="dialog"
      data-on={sharing !== null}
      onClick={open}
    >
      <ScanFace size={17} strokeWidth={1.6} aria-hidden="true" />
      {sharing === null ? SHARING_WORDS.open : fillIn(SHARING_WORDS.shared, { count })}
    </button>
  );
}
