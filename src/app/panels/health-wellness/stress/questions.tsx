import { useId } from 'react';
import {
  STRESS_ANSWER_WORDS,
  STRESS_QUESTION_WORDS,
  STRESS_WORDS,
  SYMPTOM_WORDS,
} from '#content/panels/wellness-stress-words.ts';
import {
  STRESS_ANSWERS,
  STRESS_QUESTIONS,
  SYMPTOMS,
  type StressAnswer,
  type StressAnswers,
  type StressQuestion,
} from '#domain/wellness/stress.ts';
import { stressAnswers } from './stress-answers.ts';

function say(change: (before: StressAnswers) => Omit<StressAnswers, 'saidAt'>): void {
  stressAnswers.change((before) => ({ ...change(before), saidAt: Date.now() }));
}

/** Four questions, and what one notices. */
export function Questions({ said }: { said: StressAnswers }) {
  const title = useId();
  return (
    <>
      <section aria-labelledby={title}>
        <h3 id={title} className="caps text-fg-3">
          {STRESS_WORDS.questions}
        </h3>
        <p className="mt-1 text-sm text-fg-2">{STRESS_WORDS.questionsAbout}</p>
        {STRESS_QUESTIONS.map((question) => (
          <Question
            key={question}
            question={question}
            given={said.answers[question]}
            onGive={(answer) => {
              say((before) => ({
                ...before,
                answers: { ...before.answers, [question]: answer },
              }));
            }}
          />
        ))}
      </section>
      <section>
        <h3 className="caps text-fg-3">{STRESS_WORDS.symptoms}</h3>
        <div className="symptoms">
          {SYMPTOMS.map((symptom) => (
            <button
              key={symptom}
              type="button"
              className="symptom"
              aria-pressed={said.symptoms.includes(symptom)}
              onClick={() => {
                say(({ answers, symptoms }) => ({
                  answers,
                  symptoms: symptoms.includes(symptom)
                    ? symptoms.filter((each) => each !== symptom)
                    : [...symptoms, symptom],
                }));
              }}
            >
              {SYMPTOM_WORDS[symptom]}
            </button>
          ))}
        </div>
      </section>
    </>
  );
}

interface QuestionProps {
  readonly question: StressQuestion;
  readonly given: StressAnswer | undefined;
  readonly onGive: (answer: StressAnswer) => void;
}

function Question({ question, given, onGive }: QuestionProps) {
  const name = useId();
  return (
    <fieldset className="stress-question">
      <legend className="text-md font-medium">{STRESS_QUESTION_WORDS[question]}</legend>
      <div className="stress-answers">
        {STRESS_ANSWERS.map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={given === answer}
              onChange={() => {
                onGive(answer);
              }}
            />
            <span>{STRESS_ANSWER_WORDS[answer]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
