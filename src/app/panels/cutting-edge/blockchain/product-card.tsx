import { BadgeCheck, Check, History } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { INGREDIENT_WORDS, RESULT_WORDS as WORDS } from '#content/panels/blockchain-words.ts';
import type { CheckedEntry, SeenHead } from '#domain/register/check-answer.ts';
import { registeredProduct } from '#domain/register/registered-product.ts';
import { formatDay, formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { IngredientCheck } from './ingredient-check.tsx';
import { formatCount } from './format-count.ts';

interface ProductCardProps {
  /** The newest first. */
  readonly entries: readonly [CheckedEntry, ...CheckedEntry[]];
  /** What was checked now, a sentence each; none where the device is offline. */
  readonly checks: readonly string[];
  /** Says that it was not checked now; null where it was. */
  readonly note: string | null;
}

/** What the register says of a product, and how this device knows. */
export function ProductCard({ entries, checks, note }: ProductCardProps) {
  const [newest, ...earlier] = entries;
  const { entry } = newest;
  const product = registeredProduct(newest);
  const Icon = note === null ? BadgeCheck : History;
  const badge = product.authenticity === 'corrected' ? WORDS.corrected : WORDS.inRegister;
  const facts = [
    [WORDS.batch, product.batchNumber],
    [WORDS.made, dayOf(product.manufacturingDate)],
    [WORDS.retailer, product.retailer === '' ? WORDS.notSaid : product.retailer],
    [WORDS.codeOf, product.id],
  ] as const;
  return (
    <article className="register-card" aria-label={WORDS.label}>
      <p className="register-badge" data-seen={note === null ? 'now' : 'earlier'}>
        <Icon size={15} strokeWidth={1.8} aria-hidden="true" />
        {note === null ? badge : WORDS.unchecked}
      </p>
      <p className="caps text-fg-3">{product.brand}</p>
      <h3 className="display register-name">{product.name}</h3>
      <p className="mt-1.5 text-sm text-fg-2">
        {fillIn(WORDS.authenticity[product.authenticity], {
          day: formatDay(entry.enteredAt) ?? '',
          reason: entry.reason,
        })}
      </p>
      {note === null ? null : (
        <p role="status" className="panel-note mt-4">
          {note}
        </p>
      )}
      <dl className="register-facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="tnum">{text}</dd>
          </div>
        ))}
      </dl>
      {product.certifications.length === 0 ? null : (
        <>
          <h4 className="register-heading">{WORDS.certifications}</h4>
          <ul className="register-marks">
            {product.certifications.map((certification) => (
              <li key={certification}>{certification}</li>
            ))}
          </ul>
        </>
      )}
      {checks.length === 0 ? null : (
        <>
          <h4 className="register-heading">{WORDS.checks}</h4>
          <ul className="register-checks">
            {checks.map((sentence) => (
              <li key={sentence}>
                <Check size={15} strokeWidth={2} aria-hidden="true" />
                {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="register-more">
        <summary>{INGREDIENT_WORDS.title}</summary>
        <IngredientCheck recorded={product.ingredientHash} />
      </details>
      {earlier.length === 0 ? null : (
        <details className="register-more">
          <summary>{WORDS.earlier}</summary>
          <ol className="grid gap-1.5 text-sm text-fg-2">
            {earlier.map((each) => (
              <li key={each.index}>{earlierWords(each)}</li>
            ))}
          </ol>
        </details>
      )}
    </article>
  );
}

/** A day without a time, which is the same day everywhere. */
function dayOf(day: string): string {
  return formatDay(`${day}T12:00:00`) ?? day;
}

function earlierWords({ index, entry }: CheckedEntry): string {
  return fillIn(WORDS.earlierEntry, {
    number: formatCount(index + 1),
    day: formatDayAndTime(entry.enteredAt) ?? '',
    batch: entry.batchNumber,
    made: dayOf(entry.manufacturingDate),
  });
}

/** Sentences about what was checked of an entry. */
export function checksOf(
  { index, hashes }: CheckedEntry,
  head: SeenHead,
  before: SeenHead | null,
  key: string,
): readonly string[] {
  const size = formatCount(head.size);
  const included =
    hashes === 0
      ? WORDS.checkIncludedOnly
      : fillIn(hashes === 1 ? WORDS.checkIncludedOne : WORDS.checkIncluded, {
          number: formatCount(index + 1),
          size,
          hashes,
        });
  const signed = fillIn(WORDS.checkSignature, { key });
  if (before === null) {
    return [`${signed} ${WORDS.checkFirstKey}`, included, WORDS.checkFirst];
  }
  const grown = fillIn(grownWords(before.size), { size: formatCount(before.size) });
  return [`${signed} ${WORDS.checkSameKey}`, included, grown];
}

function grownWords(size: number): string {
  if (size === 0) return WORDS.checkGrownNone;
  return size === 1 ? WORDS.checkGrownOne : WORDS.checkGrown;
}
