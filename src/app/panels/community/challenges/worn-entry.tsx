import { useEffect, useId, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { ENTRY_WORDS as WORDS } from '#content/panels/challenges-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import { meetsBrief } from '#domain/challenges/check-brief.ts';
import { LONGEST_LOOK_NAME } from '#domain/looks/limits.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { saveFailure } from '#app/person/saved-looks/save-failure.ts';
import { saveWornLook } from '#app/person/saved-looks/save-worn-look.ts';
import { currentLook } from '#studio/state/state.ts';
import { lookName } from '#studio/state/worn-shades.ts';
import { useAct } from './challenges-query.ts';

/** The look that is worn, to be saved and entered once it meets the brief. */
export function WornEntry({ challenge }: { challenge: Challenge }) {
  const look = useStudioState(currentLook);
  const [isNaming, setNaming] = useState(false);
  const fits = meetsBrief(look, challenge.parts);
  return (
    <div className="community-card entered">
      <LookPortrait look={look} className="entered-portrait" />
      <div className="min-w-0">
        {fits && isNaming ? (
          <NameForm
            challenge={challenge}
            onCancel={() => {
              setNaming(false);
            }}
          />
        ) : (
          <>
            {fits ? null : <p className="mb-3 text-sm text-fg-2">{WORDS.wearingNotYet}</p>}
            <button
              type="button"
              className="button-primary enter-worn"
              disabled={!fits}
              onClick={() => {
                setNaming(true);
              }}
            >
              {WORDS.wearing}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

interface NameFormProps {
  readonly challenge: Challenge;
  readonly onCancel: () => void;
}

function NameForm({ challenge, onCancel }: NameFormProps) {
  const look = useStudioState(currentLook);
  const act = useAct(challenge);
  const [name, setName] = useState(() => lookName(look));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  /** Keeps its id, so that the same look sent again after a lost answer is saved only once. */
  const saved = useRef({ id: uuidv7(), look });

  async function enter(): Promise<void> {
    const trimmed = name.trim().slice(0, LONGEST_LOOK_NAME);
    if (trimmed === '') {
      setProblem(WORDS.nameMissing);
      return;
    }
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    if (saved.current.look !== look) saved.current = { id: uuidv7(), look };
    try {
      const { id: lookId } = await saveWornLook({
        id: saved.current.id,
        name: trimmed,
        isPublic: true,
        look,
      });
      await act.mutateAsync({ kind: 'enter', lookId, name: trimmed }).catch(() => undefined);
    } catch (cause) {
      setProblem(saveFailure(cause));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="grid gap-2.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <label htmlFor={id} className="text-sm text-fg-2">
        {WORDS.name}
      </label>
      <input
        id={id}
        className="challenge-field"
        value={name}
        maxLength={LONGEST_LOOK_NAME}
        autoComplete="off"
        ref={field}
        aria-invalid={problem !== null}
        aria-describedby={`${id}about`}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
      <p id={`${id}about`} className="text-xs text-fg-2">
        {WORDS.becomesPublic}
      </p>
      {problem === null ? null : (
        <p role="alert" className="challenge-problem">
          {problem}
        </p>
      )}
      <div className="enter-buttons">
        <button type="submit" className="button-primary card-button" aria-busy={isBusy}>
          {isBusy ? WORDS.busy : WORDS.saveAndEnter}
        </button>
        <button type="button" className="button-secondary card-button" onClick={onCancel}>
          {WORDS.cancel}
        </button>
      </div>
    </form>
  );
}
