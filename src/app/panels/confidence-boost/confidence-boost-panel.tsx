import './confidence-boost.css';
import { useEffect, useState } from 'react';
import { CONFIDENCE_WORDS } from '#content/gamification.ts';
import { progress } from '#app/person/progress/progress.ts';
import { GUEST } from '#app/person/progress/kept-ledger.ts';
import { Achievements } from './achievements.tsx';
import { DailyChallenges } from './daily-challenges.tsx';
import { GainMessages } from './gain-messages.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { LevelCard } from './level-card.tsx';
import { StudioActions } from './studio-actions.tsx';
import { Totals } from './totals.tsx';
import { WeekChart } from './week-chart.tsx';
import { useProgress } from './use-progress.ts';

/** What playing with makeup has brought, and what there is to do today. */
export function ConfidenceBoostPanel() {
  const { owner, standing } = useProgress();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useEffect(() => {
    void progress.sync();
  }, []);
  return (
    <div className="confidence">
      <LevelCard
        xp={standing.xp}
        onHelp={() => {
          setHelpOpen(true);
        }}
      />
      {standing.xp === 0 ? (
        <button
          type="button"
          className="button-carmine w-full"
          onClick={() => {
            progress.record('daily_login');
          }}
        >
          {CONFIDENCE_WORDS.start}
        </button>
      ) : null}
      <StudioActions />
      <Totals />
      <WeekChart />
      <DailyChallenges />
      <Achievements />
      <p className="text-xs text-fg-3">
        {owner === GUEST ? CONFIDENCE_WORDS.onDevice : CONFIDENCE_WORDS.inAccount}
      </p>
      <GainMessages />
      {isHelpOpen ? (
        <HowToPlay
          onClose={() => {
            setHelpOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
