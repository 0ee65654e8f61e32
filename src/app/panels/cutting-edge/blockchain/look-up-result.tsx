import { fillIn } from '#content/fill-in.ts';
import { RESULT_WORDS as WORDS } from '#content/panels/blockchain-words.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { formatCount } from './format-count.ts';
import { checksOf, ProductCard } from './product-card.tsx';
import type { LookUp } from './register-reader.ts';

interface LookUpResultProps {
  readonly answer: LookUp;
  readonly keyName: string;
  readonly onAskAgain: (code: string) => void;
}

/** What came of a look-up; problems of the register itself are said elsewhere. */
export function LookUpResult({ answer, keyName, onAskAgain }: LookUpResultProps) {
  switch (answer.kind) {
    case 'found': {
      const [newest] = answer.entries;
      const checks = checksOf(newest, answer.head, answer.before, keyName);
      return (
        <ProductCard key={newest.index} entries={answer.entries} checks={checks} note={null} />
      );
    }
    case 'kept': {
      const day = formatDayAndTime(answer.checkedAt) ?? '';
      return (
        <ProductCard entries={answer.entries} checks={[]} note={fillIn(WORDS.keptNote, { day })} />
      );
    }
    case 'unknown':
      return (
        <div className="register-unknown">
          <p className="font-medium">{WORDS.unknownTitle}</p>
          <p className="mt-1 text-sm text-fg-2">
            {fillIn(WORDS.unknown, { code: answer.code, size: formatCount(answer.head.size) })}
          </p>
        </div>
      );
    case 'offline':
      return (
        <div role="alert" className="register-unknown">
          <p className="font-medium">{WORDS.offlineTitle}</p>
          <p className="mt-1 text-sm text-fg-2">{fillIn(WORDS.offline, { code: answer.code })}</p>
        </div>
      );
    case 'failed':
      return (
        <div role="alert" className="register-unknown">
          <p className="font-medium">{WORDS.failedTitle}</p>
          <p className="mt-1 text-sm text-fg-2">
            {answer.problem === 'too_many_requests' ? WORDS.tooMany : WORDS.failed}
          </p>
          <button
            type="button"
            className="button-secondary mt-3"
            onClick={() => {
              onAskAgain(answer.code);
            }}
          >
            {WORDS.tryAgain}
          </button>
        </div>
      );
    case 'problem':
      return null;
  }
}
