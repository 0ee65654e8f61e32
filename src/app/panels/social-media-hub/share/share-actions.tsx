import { Copy, Download, Share2 } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { SHARE_WORDS } from '#content/panels/hub-share-words.ts';
import { PLATFORM_NAMES } from '#content/social/platform-names.ts';
import type { Sharing } from './use-sharing.ts';

const ICON = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const;

/** Shares to the next platform; the text alone and the picture alone, for everywhere else. */
export function ShareActions({ sharing }: { sharing: Sharing }) {
  const { next, isUnderWay, isBusy } = sharing;
  const platform = next === null ? '' : PLATFORM_NAMES[next];
  const label = isUnderWay ? fillIn(SHARE_WORDS.next, { platform }) : SHARE_WORDS.share;
  return (
    <>
      <div className="hub-chips">
        <button
          type="button"
          className="button-secondary hub-small-button"
          onClick={() => void sharing.copyText()}
        >
          <Copy {...ICON} />
          {SHARE_WORDS.copy}
        </button>
        <button
          type="button"
          className="button-secondary hub-small-button"
          onClick={() => void sharing.savePicture()}
        >
          <Download {...ICON} />
          {SHARE_WORDS.save}
        </button>
      </div>
      <div className="panel-actions">
        <button
          type="button"
          className="button-primary"
          aria-busy={isBusy}
          onClick={() => void sharing.shareNext()}
        >
          <Share2 {...ICON} />
          {isBusy ? SHARE_WORDS.sharing : label}
        </button>
      </div>
    </>
  );
}
