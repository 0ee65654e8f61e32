import { useQuery } from '@tanstack/react-query';
import { DATA_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { useLazyOpener } from '#app/kit/ui/use-lazy-opener.ts';
import { avoidedQuery } from './avoided-query.ts';
import { SettingsRow } from './settings-row.tsx';

const loadErasure = () => import('./erase-avoided.tsx').then((code) => code.EraseAvoided);

/** The allergens and dislikes that this account keeps; nothing where it did not agree to any. */
export function AvoidedRow() {
  const { data } = useQuery(avoidedQuery);
  const { isOpen, close, handlers } = useLazyOpener(loadErasure);
  if (data === undefined || data.agreedAt === null) return null;
  const { agreedAt, items } = data;
  const count = items.length;
  const words =
    count === 0
      ? DATA_WORDS.avoidedEmpty
      : count === 1
        ? DATA_WORDS.avoidedDetailOne
        : DATA_WORDS.avoidedDetail;
  return (
    <SettingsRow
      title={DATA_WORDS.avoided}
      detail={fillIn(words, { count, day: formatDay(agreedAt) ?? '' })}
    >
      <button type="button" className="button-secondary" {...handlers}>
        {DATA_WORDS.avoidedErase}
      </button>
      {isOpen ? <OnDemand load={loadErasure} props={{ onClose: close }} onFailed={close} /> : null}
    </SettingsRow>
  );
}
