import './brush-analyzer.css';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { BRUSH_WORDS } from '#content/panels/brush-analyzer-words.ts';
import { useLoaded } from '#app/kit/ui/use-loaded.ts';
import { ownPainting } from '#app/look/own-painting.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { loadFaceSurface, type FaceSurface } from '#studio/commands/face-surface.ts';
import { currentLook } from '#studio/state/state.ts';
import { shadeColours } from '#studio/state/worn-shades.ts';
import { BrushChoice } from './brush-choice.tsx';
import { createBrushSession } from './brush-session.ts';
import { FaceChart } from './face-chart.tsx';
import { MirrorSurface } from './mirror-surface.tsx';
import { PressureEffectButton } from './pressure-effect-button.tsx';
import { Readings } from './readings.tsx';
import { StrokeActions, StrokesNote } from './stroke-actions.tsx';
import { Tips } from './tips.tsx';

/** Painting on one's own face, and what the hand does meanwhile. */
export function BrushAnalyzerPanel() {
  const load = useCallback(() => loadFaceSurface(), []);
  const surface = useLoaded(load);
  if (surface.status === 'loading') {
    return (
      <p role="status" className="py-8 text-fg-2">
        {BRUSH_WORDS.waiting}
      </p>
    );
  }
  if (surface.status === 'failed') {
    return (
      <div role="alert" className="brush-failure">
        <p className="text-md">{BRUSH_WORDS.notLoaded}</p>
        <button type="button" className="button-secondary mt-3" onClick={surface.retry}>
          {BRUSH_WORDS.tryAgain}
        </button>
      </div>
    );
  }
  return <BrushAnalyzer surface={surface.value} />;
}

function BrushAnalyzer({ surface }: { readonly surface: FaceSurface }) {
  const { store } = useStudio();
  const [painting] = useState(() => ownPainting(store));
  const [session] = useState(() => createBrushSession(painting, surface.areaAt));
  const [place, setPlace] = useState(0);
  const isOn = useStore(session.store, (state) => state.isOn);
  const product = useStudioState((state) => state.product);
  const look = useStudioState(currentLook);
  const colours = shadeColours(look, product);
  const blend = product === 'foundation' ? undefined : look[product].blend;
  const shade = colours[place] ?? colours[0] ?? '#000000';
  const paint = { product, shade, ...(blend === undefined ? {} : { blend }) };
  useEffect(() => session.stop, [session]);
  return (
    <div className="brush-panel">
      {isOn ? <MirrorSurface session={session} surface={surface} paint={paint} /> : null}
      {isOn ? null : <p className="text-md text-fg-2">{BRUSH_WORDS.intro}</p>}
      <button
        type="button"
        className={isOn ? 'button-secondary w-full' : 'button-carmine w-full'}
        onClick={isOn ? session.stop : session.start}
      >
        {isOn ? BRUSH_WORDS.stop : BRUSH_WORDS.start}
      </button>
      <p role="status" className="sr-only">
        {isOn ? BRUSH_WORDS.started : ''}
      </p>
      <BrushChoice place={place} onPlace={setPlace}>
        <StrokeActions painting={painting} />
      </BrushChoice>
      <Readings session={session} />
      <FaceChart session={session} surface={surface} paint={paint} />
      <PressureEffectButton session={session} />
      <Tips session={session} />
      <StrokesNote painting={painting} />
    </div>
  );
}
