import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_REGISTER_WORDS as WORDS } from '#content/operator-register-words.ts';
import { addressOfCode } from '#domain/register/product-code.ts';
import { type ProductEntry, readEntry } from '#domain/register/product-entry.ts';
import { formatDay, formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { QrCode } from '#app/kit/ui/qr-code.tsx';
import type { ListedEntry } from './register-query.ts';

interface RegisterRowProps {
  readonly listed: ListedEntry;
  readonly onCorrect: (entry: ProductEntry) => void;
}

/** One entry of the register, and the code for its package once it is opened. */
export function RegisterRow({ listed, onCorrect }: RegisterRowProps) {
  const entry = readEntry(listed.text);
  if (entry === null) return <p className="operator-nobody">{WORDS.unreadable}</p>;
  const address = addressOfCode(location.origin, entry.id);
  const facts = [
    [WORDS.fields.code, entry.id],
    [WORDS.fields.manufacturingDate, formatDay(`${entry.manufacturingDate}T12:00:00`)],
    [WORDS.fields.retailer, entry.retailer],
    [WORDS.fields.certifications, entry.certifications.join(', ')],
    [WORDS.fields.ingredientHash, entry.ingredientHash],
  ] as const;
  return (
    <details className="operator-ticket">
      <summary>
        <span className="operator-row-title">
          {entry.name}
          {listed.isNewest ? null : <span className="operator-badge-pill">{WORDS.superseded}</span>}
        </span>
        <span className="operator-row-detail">
          {entry.brand}
          <span>{entry.batchNumber}</span>
          <span>{fillIn(WORDS.number, { number: listed.index + 1 })}</span>
        </span>
      </summary>
      <p className="operator-row-detail">
        {fillIn(WORDS.entered, { day: formatDayAndTime(entry.enteredAt) ?? '' })}
      </p>
      {entry.corrects === null ? null : (
        <p className="operator-reason mt-2">
          {fillIn(WORDS.corrects, { number: entry.corrects + 1, reason: entry.reason })}
        </p>
      )}
      <dl className="operator-facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text === null || text === '' ? WORDS.notSaid : text}</dd>
          </div>
        ))}
      </dl>
      {listed.isNewest ? (
        <div className="register-code">
          <QrCode text={address} label={fillIn(WORDS.qr, { name: entry.name })} />
          <div>
            <p className="text-sm font-medium">{WORDS.showCode}</p>
            <p className="register-address">{address}</p>
            <button
              type="button"
              className="button-secondary mt-4"
              aria-label={fillIn(WORDS.correctNamed, { name: entry.name })}
              onClick={() => {
                onCorrect(entry);
              }}
            >
              {WORDS.correct}
            </button>
          </div>
        </div>
      ) : null}
    </details>
  );
}
