import './chat-parts.css';
import './sharing.css';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { AiArtist } from '#content/ai-artists.ts';
import { fillIn } from '#content/fill-in.ts';
import { MEASURING_WORDS } from '#content/measure-words.ts';
import { SHARING_WORDS } from '#content/panels/artist-sharing-words.ts';
import { MeasuringProgress } from '#app/look/measures/measuring-progress.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { modelWords, useOperatorModel } from '#app/person/access/operator-model.ts';
import { showsStill } from '#studio/state/state.ts';
import { firstNameOf } from './first-name.ts';
import { SHARE_BUTTON_ID } from './share-button.tsx';
import { SharedValues } from './shared-values.tsx';
import type { SharingControl } from './use-sharing.ts';

interface SharingSheetProps {
  readonly artist: AiArtist;
  readonly control: SharingControl;
}

/** Measures, shows the very values, and asks: over the foot of the chat, which waits below it. */
export function SharingSheet({ artist, control }: SharingSheetProps) {
  const { step } = control;
  const title = useId();
  useEffect(
    () => () => {
      document.getElementById(SHARE_BUTTON_ID)?.focus();
    },
    [],
  );
  return (
    <section className="artist-chat-sheet" role="dialog" aria-labelledby={title}>
      <Title
        key={step.kind}
        id={title}
        text={SHARING_WORDS[step.kind === 'shared' ? 'titleShared' : 'title']}
      />
      {step.kind === 'measuring' ? (
        <Measuring artist={artist} control={control} progress={step.progress} />
      ) : null}
      {step.kind === 'failed' ? (
        <>
          <div role="alert" className="artist-chat-sheet-reason">
            <p className="text-md font-medium">{step.reason.message}</p>
            <p className="text-md text-fg-2">{step.reason.advice}</p>
          </div>
          <Acts
            main={[SHARING_WORDS.again, control.measure]}
            other={[SHARING_WORDS.notNow, control.close]}
          />
        </>
      ) : null}
      {step.kind === 'asking' ? <Asking control={control} found={step.found} /> : null}
      {step.kind === 'shared' && control.sharing !== null ? (
        <>
          <SharedValues measured={control.sharing} />
          <p className="text-sm text-fg-2">{promiseOf()}</p>
          {control.sharing.model === null ? null : (
            <p className="text-sm text-fg-2">
              {fillIn(SHARING_WORDS.modelMayKnow, { model: modelWords(control.sharing.model) })}
            </p>
          )}
          <Acts
            main={[SHARING_WORDS.stop, control.stop]}
            other={[SHARING_WORDS.again, control.measure]}
            last={[SHARING_WORDS.close, control.close]}
          />
        </>
      ) : null}
    </section>
  );
}

/** Takes the focus when it appears, so that screen readers read each new step from its beginning. */
function Title({ id, text }: { id: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h3 id={id} ref={heading} tabIndex={-1} className="display text-2xl">
      {text}
    </h3>
  );
}

function promiseOf(): string {
  return fillIn(SHARING_WORDS.promise, { host: location.host });
}

interface MeasuringProps extends SharingSheetProps {
  readonly progress: number;
}

function Measuring({ artist, control, progress }: MeasuringProps) {
  const isStill = useStudioState(showsStill);
  return (
    <>
      <p className="text-md text-fg-2">
        {fillIn(SHARING_WORDS.lead, { name: firstNameOf(artist) })}
      </p>
      <MeasuringProgress
        label={SHARING_WORDS.measuring}
        hint={MEASURING_WORDS[isStill ? 'still' : 'hint']}
        share={progress}
      />
      <Acts other={[SHARING_WORDS.notNow, control.close]} />
    </>
  );
}

interface AskingProps {
  readonly control: SharingControl;
  readonly found: Parameters<SharingControl['agree']>[0];
}

function Asking({ control, found }: AskingProps) {
  const model = useOperatorModel();
  const [mayKnow, setMayKnow] = useState(false);
  const box = useId();
  return (
    <>
      <SharedValues measured={found} />
      <p className="text-sm text-fg-2">{promiseOf()}</p>
      {model === null ? null : (
        <div>
          <label className="check" htmlFor={box}>
            <span className="check-box">
              <input
                id={box}
                type="checkbox"
                checked={mayKnow}
                aria-describedby={`${box}-note`}
                onChange={({ currentTarget }) => {
                  setMayKnow(currentTarget.checked);
                }}
              />
              <Check size={14} strokeWidth={2.6} aria-hidden="true" />
            </span>
            <span>{fillIn(SHARING_WORDS.model, { model: modelWords(model) })}</span>
          </label>
          <p id={`${box}-note`} className="artist-chat-sheet-note">
            {fillIn(SHARING_WORDS.modelNote, { host: location.host })}
          </p>
        </div>
      )}
      <Acts
        main={[
          SHARING_WORDS.share,
          () => {
            control.agree(found, mayKnow ? model : null);
          },
        ]}
        other={[SHARING_WORDS.notNow, control.close]}
        {...(Object.keys(found.withheld).length > 0 && {
          last: [SHARING_WORDS.again, control.measure] as const,
        })}
      />
    </>
  );
}

type Act = readonly [name: string, act: () => void];

interface ActsProps {
  readonly main?: Act;
  readonly other: Act;
  readonly last?: Act;
}

function Acts({ main, other, last }: ActsProps) {
  return (
    <div className="artist-chat-acts artist-chat-sheet-acts">
      {main === undefined ? null : (
        <button type="button" className="button-primary" onClick={main[1]}>
          {main[0]}
        </button>
      )}
      {[other, ...(last === undefined ? [] : [last])].map(([name, act]) => (
        <button key={name} type="button" className="button-secondary" onClick={act}>
          {name}
        </button>
      ))}
    </div>
  );
}
