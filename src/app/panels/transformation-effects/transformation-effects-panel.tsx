import './transformation-effects.css';
import { Shuffle, Sparkles } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { TRANSFORMATION_WORDS } from '#content/panels/transformation-effects-words.ts';
import { TRANSFORMATION_EFFECTS, type EffectId } from '#content/transformation-effects.ts';
import { onOwnSkin } from '#app/look/on-own-skin.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { useWearerTone } from '#app/look/use-wearer-tone.ts';
import { BeforeAfter } from './before-after.tsx';
import { EffectTile } from './effect-tile.tsx';
import { isEffectWorn } from './effect-target.ts';
import { MirrorBadge } from './mirror-badge.tsx';
import { useTransformation, type Transformation } from './use-transformation.ts';

/** Six whole looks that come on before one's eyes, each to be seen before it is worn. */
export function TransformationEffectsPanel() {
  const wearer = useWearerTone();
  const history = useStudioState((state) => state.history);
  const answeredBases = useStudioState((state) => state.answeredBases);
  const worn = useStudioState(
    (state) => TRANSFORMATION_EFFECTS.find((effect) => isEffectWorn(state, effect))?.id ?? null,
  );
  const effects = useTransformation(wearer);
  const { running, tried, preview, wear } = effects;
  return (
    <div
      className="effects"
      data-running={running !== null}
      style={{ '--effect-duration': `${running?.milliseconds ?? 0}ms` }}
    >
      <MirrorBadge running={running} tried={tried} />
      <p role="status" className="sr-only">
        {running === null
          ? ''
          : fillIn(TRANSFORMATION_WORDS.transformingInto, { name: running.name })}
      </p>
      <EmptyNote />
      <ul className="effects-grid" aria-label={TRANSFORMATION_WORDS.effects}>
        {TRANSFORMATION_EFFECTS.map((effect) => (
          <li key={effect.id}>
            <EffectTile
              effect={effect}
              look={onOwnSkin(effect.looks[wearer.tone], wearer, { history, answeredBases })}
              skin={wearer.skin}
              isWorn={worn === effect.id}
              state={tileState(running, effect.id)}
              onTry={(isTried) => {
                preview(isTried ? effect : null);
              }}
              onWear={() => {
                wear(effect);
              }}
            />
          </li>
        ))}
      </ul>
      <p className="effects-hint text-sm text-fg-2">
        <span data-for="pointer">{TRANSFORMATION_WORDS.hint}</span>
        <span data-for="touch">{TRANSFORMATION_WORDS.hintTouch}</span>
      </p>
      <BeforeAfter isRunning={running !== null} />
      <div className="effects-foot">
        <button
          type="button"
          className="button-secondary"
          data-coming={running?.by === 'random'}
          aria-disabled={running !== null}
          onClick={effects.wearRandom}
        >
          <Shuffle size={18} strokeWidth={1.6} aria-hidden="true" />
          {TRANSFORMATION_WORDS.random}
        </button>
        <button
          type="button"
          className="button-primary"
          data-coming={running?.by === 'surprise'}
          aria-disabled={running !== null}
          onClick={effects.surprise}
        >
          <Sparkles size={18} strokeWidth={1.6} aria-hidden="true" />
          {TRANSFORMATION_WORDS.surprise}
        </button>
      </div>
    </div>
  );
}

function tileState(running: Transformation | null, id: EffectId): 'free' | 'coming' | 'waiting' {
  if (running === null) return 'free';
  return running.effects.includes(id) ? 'coming' : 'waiting';
}

/** What to do while nothing is in the mirror: the effects can be worn all the same. */
function EmptyNote() {
  const { pictures } = useStudio();
  const isStopped = useStudioState(({ status }) => status === 'stopped');
  if (!isStopped) return null;
  return (
    <div className="panel-note effects-empty">
      <p>{TRANSFORMATION_WORDS.empty}</p>
      <button
        type="button"
        className="button-secondary"
        onClick={() => void pictures.showDrawnModel()}
      >
        {TRANSFORMATION_WORDS.drawnModel}
      </button>
    </div>
  );
}
