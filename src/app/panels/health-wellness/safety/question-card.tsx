import { fillIn } from '#content/fill-in.ts';
import { SAFETY_WORDS } from '#content/panels/wellness-safety-words.ts';
import type { AvoidedIngredient } from '#domain/wellness/ingredients/avoided.ts';
import type { IngredientQuestion } from '#domain/wellness/ingredients/check-ingredients.ts';
import { productCheck } from './product-check.ts';

interface QuestionCardProps {
  readonly question: IngredientQuestion;
  readonly items: readonly AvoidedIngredient[];
}

/** Asks about a name that is nearly one that the person avoids. */
export function QuestionCard({ question, items }: QuestionCardProps) {
  const { ingredient, meant: name } = question;
  const answer = (isMeant: boolean) => () => {
    productCheck.answer(question, isMeant, items);
  };
  return (
    <li className="health-card safety-question">
      <p>
        <span className="block text-md font-medium">{fillIn(SAFETY_WORDS.meant, { name })}</span>
        <span className="text-sm text-fg-2">{fillIn(SAFETY_WORDS.meantAbout, { ingredient })}</span>
      </p>
      <div className="safety-answers">
        <button
          type="button"
          className="button-secondary"
          aria-label={fillIn(SAFETY_WORDS.yesNamed, { name })}
          onClick={answer(true)}
        >
          {SAFETY_WORDS.yes}
        </button>
        <button
          type="button"
          className="button-secondary"
          aria-label={fillIn(SAFETY_WORDS.noNamed, { name })}
          onClick={answer(false)}
        >
          {SAFETY_WORDS.no}
        </button>
      </div>
    </li>
  );
}
