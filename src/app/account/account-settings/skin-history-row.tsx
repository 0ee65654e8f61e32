import { useQuery } from '@tanstack/react-query';
import { DATA_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { useLazyOpener } from '#app/kit/ui/use-lazy-opener.ts';
import { SettingsRow } from './settings-row.tsx';
import { skinHistoryQuery } from './skin-history-query.ts';

const loadDeletion = () =>
  import('./delete-skin-history.tsx').then((code) => code.DeleteSkinHistory);

/** The numbers of skin analyses that this account keeps; nothing where it did not agree to any. */
export function SkinHistoryRow() {
  const { data } = useQuery(skinHistoryQuery);
  const { isOpen, close, handlers } = useLazyOpener(loadDeletion);
  if (data === undefined || data.agreedAt === null) return null;
  const { agreedAt, total } = data;
  const words =
    total === 0
      ? DATA_WORDS.skinHistoryEmpty
      : total === 1
        ? DATA_WORDS.skinHistoryDetailOne
        : DATA_WORDS.skinHistoryDetail;
  return (
    <SettingsRow
      title={DATA_WORDS.skinHistory}
      detail={fillIn(words, { count: total, day: formatDay(agreedAt) ?? '' })}
    >
      <button type="button" className="button-secondary" {...handlers}>
        {DATA_WORDS.skinHistoryDelete}
      </button>
      {isOpen ? <OnDemand load={loadDeletion} props={{ onClose: close }} onFailed={close} /> : null}
    </SettingsRow>
  );
}
