import './stress.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { STRESS_WORDS } from '#content/panels/wellness-stress-words.ts';
import { TabFoot } from '#app/panels/health-wellness/parts/tab-foot.tsx';
import { BreathingView } from './breathing-view.tsx';
import { Pulse } from './pulse.tsx';
import { Questions } from './questions.tsx';
import { StressLevel } from './stress-level.tsx';
import { stressAnswers } from './stress-answers.ts';
import { useBreathing } from './use-breathing.ts';

/** Stress as a person says it, makeup for it, the pulse where it can be told, and a minute of slow breathing. */
export function StressTab() {
  const { value: said, isLasting } = useStore(stressAnswers.store);
  const { step, isDone, start, stop } = useBreathing();
  useEffect(() => {
    stressAnswers.readAgain();
  }, []);
  if (step !== null) {
    return (
      <>
        <BreathingView step={step} />
        <TabFoot>
          <button type="button" className="button-secondary" onClick={stop}>
            {STRESS_WORDS.stop}
          </button>
        </TabFoot>
      </>
    );
  }
  return (
    <>
      <p role="status" className="breathed">
        {isDone ? STRESS_WORDS.breathed : ''}
      </p>
      <Questions said={said} />
      <StressLevel said={said} />
      <Pulse />
      <div>
        <p className="text-xs text-fg-3">{isLasting ? STRESS_WORDS.kept : STRESS_WORDS.notKept}</p>
        {said.saidAt === null ? null : (
          <button type="button" className="quiet-button" onClick={stressAnswers.erase}>
            {STRESS_WORDS.clear}
          </button>
        )}
      </div>
      <TabFoot>
        <button type="button" className="button-primary" onClick={start}>
          {STRESS_WORDS.breathe}
        </button>
      </TabFoot>
    </>
  );
}
