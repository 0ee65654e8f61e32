import './skin-analysis.css';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import {
  SKIN_TAB_LABELS,
  SKIN_TABS,
  SKIN_WORDS,
  type SkinTab,
} from '#content/panels/skin-analysis-words.ts';
import { entryOf } from '#domain/skin-history/skin-history.ts';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { skinHistory } from '#app/person/skin-history/skin-history.ts';
import { PlaceChoice } from '#app/look/reading-place/place-choice.tsx';
import { useReadingPlace } from '#app/look/reading-place/use-reading-place.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { AnalysisActions } from './analysis-actions.tsx';
import { Analyzing } from './analyzing.tsx';
import { BeforeAnalysis } from './before-analysis.tsx';
import { BiomarkersTab } from './biomarkers-tab.tsx';
import { ColorsTab } from './colors-tab.tsx';
import { FaceMap } from './face-map.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { SkinHistorySection, useSkinHistory } from './skin-history.tsx';
import { readOnDevice, readOnServer } from './skin-reader.ts';
import { TipsTab } from './tips-tab.tsx';
import { useMapChoice } from './use-map-choice.ts';
import { useSkinAnalysis } from './use-skin-analysis.ts';

function tabNamed(name: string | null): SkinTab | undefined {
  return SKIN_TABS.find((tab) => tab === name);
}

/** The skin of the face in the mirror: what was measured, how surely, and what follows for makeup. */
export function SkinAnalysisPanel({ part }: Pick<PanelProps, 'part'>) {
  const studio = useStudio();
  const isShown = useStudioState((state) => state.status === 'active');
  const [asked, setAsked] = useState(part);
  const [tab, setTab] = useState<SkinTab>(tabNamed(part) ?? 'overview');
  if (asked !== part) {
    setAsked(part);
    setTab(tabNamed(part) ?? tab);
  }
  const { analysis, start, abort, reset } = useSkinAnalysis((made) => {
    skinHistory.keep(entryOf(made));
    setTab('overview');
  });
  const given = analysis.phase === 'result' ? analysis : null;
  const report = given?.report ?? null;
  const history = useSkinHistory();
  const map = useMapChoice();
  const reading = useReadingPlace('skin');
  return (
    <div className="skin-panel">
      {analysis.phase === 'idle' ? (
        <>
          <BeforeAnalysis failure={analysis.failure} />
          <PlaceChoice reading={reading} isBusy={false} />
          {history.choice === 'nowhere' ? null : <SkinHistorySection report={null} />}
        </>
      ) : null}
      {analysis.phase === 'analyzing' ? (
        <Analyzing step={analysis.step} share={analysis.share} />
      ) : null}
      {given === null || report === null ? null : (
        <Tabs.Root
          value={tab}
          onValueChange={(name) => {
            setTab(tabNamed(name) ?? tab);
          }}
        >
          <Tabs.List className="panel-tabs skin-tabs noscroll" aria-label={SKIN_WORDS.tabs}>
            {SKIN_TABS.map((name) => (
              <Tabs.Trigger key={name} value={name} className="panel-tab">
                {SKIN_TAB_LABELS[name]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="overview">
            <OverviewTab
              report={report}
              place={given.place}
              onShowZone={(zone, measure) => {
                map.show(zone, measure);
                setTab('biomarkers');
              }}
            />
          </Tabs.Content>
          <Tabs.Content value="biomarkers">
            <BiomarkersTab report={report} zone={map.zone} onZone={map.chooseZone} />
          </Tabs.Content>
          <Tabs.Content value="colors">
            <ColorsTab report={report} />
          </Tabs.Content>
          <Tabs.Content value="tips">
            <TipsTab report={report} />
          </Tabs.Content>
        </Tabs.Root>
      )}
      {report !== null && isShown ? (
        <FaceMap
          report={report}
          map={map}
          callouts={tab === 'overview'}
          onZone={(zone) => {
            map.chooseZone(zone);
            setTab('biomarkers');
          }}
        />
      ) : null}
      <AnalysisActions
        analysis={analysis}
        onStart={async () => {
          const onDevice = readOnDevice(studio, Date.now);
          // Without a picture there is nothing to ask a consent for.
          const read = isShown ? await reading.settle(onDevice, readOnServer) : onDevice;
          if (read !== null) start(read, isShown);
        }}
        onAbort={abort}
        onReset={() => {
          map.clear();
          reset();
        }}
      />
    </div>
  );
}
