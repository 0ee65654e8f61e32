import './model-tab.css';
import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { MODEL_STATES, MODEL_TOASTS, MODEL_WORDS } from '#content/panels/ar-model-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import {
  FACE_MESH_TRIANGLE_COUNT,
  FACE_MESH_VERTEX_COUNT,
  modelFile,
  NO_TURN,
  type ModelStyle,
} from '#studio/model/face-model.ts';
import { isMirrored, showsStill } from '#studio/state/state.ts';
import type { ModelStage } from './model-stage.ts';
import { ModelViewFrame } from './model-view-frame.tsx';
import { TurnSlider } from './turn-slider.tsx';

/** The tracked face as a surface that wears the look: turned, frozen, and saved as a file. */
export function ModelTab() {
  const isActive = useStudioState((state) => state.status === 'active');
  const isStill = useStudioState(showsStill);
  const mirrored = useStudioState(isMirrored);
  const [isOn, setIsOn] = useState(false);
  const [turn, setTurn] = useState(NO_TURN);
  const [style, setStyle] = useState<ModelStyle>('both');
  const [stages] = useState(() =>
    createStore<{ stage: ModelStage | null }>(() => ({ stage: null })),
  );
  const stage = useStore(stages, (made) => made.stage);
  return (
    <div className="ar-tab">
      <SwitchRow
        label={MODEL_WORDS.mode}
        about={MODEL_WORDS.modeAbout}
        checked={isOn}
        onChange={(on) => {
          setIsOn(on);
          setTurn(NO_TURN);
          toast(on ? MODEL_TOASTS.on : MODEL_TOASTS.off);
        }}
      />
      {isActive ? null : (
        <p role="status" className="panel-note">
          {MODEL_STATES.noPicture}
        </p>
      )}
      {isOn && isActive ? (
        <IntoMirrorPlace name="picture">
          <ModelViewFrame
            stages={stages}
            isStill={isStill}
            turn={turn}
            style={style}
            onTurn={setTurn}
            onStyle={setStyle}
          />
        </IntoMirrorPlace>
      ) : null}
      {stage === null || isStill ? null : <FreezeRow stage={stage} />}
      <section className="turns">
        {(['x', 'y', 'z'] as const).map((axis) => (
          <TurnSlider
            key={axis}
            axis={axis}
            value={turn[axis]}
            isDisabled={stage === null}
            onChange={(value) => {
              setTurn({ ...turn, [axis]: value });
            }}
          />
        ))}
        <button
          type="button"
          className="turns-reset"
          disabled={stage === null}
          onClick={() => {
            setTurn(NO_TURN);
          }}
        >
          <RotateCcw size={15} strokeWidth={1.7} aria-hidden="true" />
          {MODEL_WORDS.reset}
        </button>
      </section>
      <ModelFacts mirrored={mirrored} />
      <div className="ar-foot">
        <p className="text-xs text-fg-3">{MODEL_WORDS.fileNote}</p>
        <SaveButton stage={stage} />
      </div>
    </div>
  );
}

function FreezeRow({ stage }: { readonly stage: ModelStage }) {
  const isFrozen = useStore(stage.state, (state) => state.isFrozen);
  const hasFace = useStore(stage.state, (state) => state.face !== 'waiting');
  return (
    <SwitchRow
      label={MODEL_WORDS.freeze}
      about={MODEL_WORDS.freezeAbout}
      checked={isFrozen}
      isDisabled={!hasFace}
      onChange={(on) => {
        if (on) void stage.freeze();
        else stage.goOn();
      }}
    />
  );
}

function ModelFacts({ mirrored }: { readonly mirrored: boolean }) {
  const rows = [
    [MODEL_WORDS.points, FACE_MESH_VERTEX_COUNT],
    [MODEL_WORDS.triangles, FACE_MESH_TRIANGLE_COUNT],
    [MODEL_WORDS.depth, MODEL_WORDS.depthValue],
    [MODEL_WORDS.unseen, MODEL_WORDS.unseenValue],
    [MODEL_WORDS.sides, mirrored ? MODEL_WORDS.sidesMirrored : MODEL_WORDS.sidesTrue],
  ] as const;
  return (
    <dl className="model-facts" aria-label={MODEL_WORDS.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tnum">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SaveButton({ stage }: { readonly stage: ModelStage | null }) {
  const [isSaving, setIsSaving] = useState(false);
  async function save(from: ModelStage): Promise<void> {
    setIsSaving(true);
    try {
      const taken = await from.take();
      if (taken === null) {
        toast(MODEL_TOASTS.noFace);
        return;
      }
      const { surface, picture, size, caption } = taken;
      const file = await modelFile(surface, picture, size, MODEL_WORDS.view, caption);
      if (file === null) toast(MODEL_TOASTS.notSaved);
      else {
        saveFile(file, MODEL_WORDS.fileName);
        toast(MODEL_TOASTS.saved);
      }
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <button
      type="button"
      className="button-secondary"
      disabled={stage === null || isSaving}
      onClick={() => {
        if (stage !== null) void save(stage);
      }}
    >
      <Download size={16} strokeWidth={1.7} aria-hidden="true" />
      {isSaving ? MODEL_WORDS.saving : MODEL_WORDS.save}
    </button>
  );
}
