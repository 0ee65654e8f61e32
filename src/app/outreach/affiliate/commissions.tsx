import { AFFILIATE_WORDS, COMMISSIONS } from '#content/affiliate-words.ts';

/** What is earned where, in large figures. */
export function Commissions() {
  return (
    <section aria-labelledby="commissions">
      <h2 id="commissions" className="caps text-fg-3">
        {AFFILIATE_WORDS.commissions}
      </h2>
      <ul className="commissions">
        {COMMISSIONS.map(({ partner, percent, words }) => (
          <li key={partner} className="commission">
            <span className="commission-partner">{partner}</span>
            <span className="display commission-percent">
              {percent}
              <span className="commission-sign">{AFFILIATE_WORDS.percent}</span>
            </span>
            <span className="text-md text-fg-2">{words}</span>
          </li>
        ))}
      </ul>
      <p className="form-note mt-4">{AFFILIATE_WORDS.begins}</p>
      <p className="mt-4 text-md text-fg-3">{AFFILIATE_WORDS.commissionsNote}</p>
    </section>
  );
}
