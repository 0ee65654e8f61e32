import { CARD_WORDS, TEST_CARD_WORDS } from '#content/subscribe-words.ts';
import { TEST_CARDS, type TestCard } from './test-cards.ts';

const LAST_DIGITS = 4;

/** The test cards to choose from; choosing one fills its fields in. */
export function TestCardList({ onChoose }: { onChoose: (card: TestCard) => void }) {
  return (
    <section className="test-cards" aria-labelledby="test-cards">
      <h2 id="test-cards" className="caps text-fg-3">
        {CARD_WORDS.testCards}
      </h2>
      <ul>
        {TEST_CARDS.map((card) => (
          <li key={card.token}>
            <button
              type="button"
              className="test-card"
              onClick={() => {
                onChoose(card);
              }}
            >
              <span className="tnum text-fg-3">{card.number.slice(-LAST_DIGITS)}</span>
              {TEST_CARD_WORDS[card.token]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
