import './tools.css';
import { Blend, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  ALL_FIVE,
  BLEND_LABELS,
  TECHNIQUES,
  TOOLS_TOASTS,
  TOOLS_WORDS,
  type NamedTechnique,
} from '#content/panels/tools-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { BLENDED_PRODUCTS, type BlendedProduct } from '#domain/makeup/look.ts';
import { isWornBy, midpointOf, normalBlending, techniquePatch } from '#domain/makeup/technique.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { BlendList } from './blend-list.tsx';

type Target = BlendedProduct | 'all';

function productsOf(target: Target): readonly BlendedProduct[] {
  return target === 'all' ? BLENDED_PRODUCTS : [target];
}

/** Six techniques, on all five products or on one. */
export function ToolsTab() {
  const { look: commands } = useStudio();
  const look = useStudioState(currentLook);
  const canUndo = useStudioState(({ history }) => history.past.length > 0);
  const [target, setTarget] = useState<Target>('all');
  const products = productsOf(target);
  const normal = normalBlending(look);

  function apply(technique: NamedTechnique): void {
    commands.change(techniquePatch(technique, products));
    const { title, description, tone } = TOOLS_TOASTS.applied;
    const values = {
      technique: technique.name,
      products: target === 'all' ? ALL_FIVE : PRODUCT_WORDS[target].label.toLowerCase(),
      opacity: midpointOf(technique),
      blend: BLEND_LABELS[technique.blend].toLowerCase(),
    };
    toast({ title, description: fillIn(description, values), tone });
  }

  return (
    <>
      <div>
        <h3 className="display text-2xl">{TOOLS_WORDS.title}</h3>
        <p className="mt-1.5 text-md text-fg-2">{TOOLS_WORDS.about}</p>
      </div>
      <TargetChoice target={target} onChoose={setTarget} />
      <ul className="technique-list" aria-label={TOOLS_WORDS.techniques}>
        {TECHNIQUES.map((technique) => (
          <li key={technique.name}>
            <button
              type="button"
              className="technique"
              aria-pressed={isWornBy(look, technique, products)}
              onClick={() => {
                apply(technique);
              }}
            >
              <span className="technique-head">
                <span className="font-medium">{technique.name}</span>
                <span className="tnum text-sm text-fg-2">
                  {fillIn(TOOLS_WORDS.range, {
                    least: technique.range[0],
                    most: technique.range[1],
                  })}
                </span>
              </span>
              <span className="technique-blend caps">{BLEND_LABELS[technique.blend]}</span>
              <span className="text-sm text-fg-2">{technique.note}</span>
            </button>
          </li>
        ))}
      </ul>
      <section>
        <h4 className="caps text-fg-3">{TOOLS_WORDS.worn}</h4>
        <BlendList look={look} />
      </section>
      <div className="panel-actions">
        <button
          type="button"
          className="button-secondary"
          disabled={!canUndo}
          onClick={commands.undo}
        >
          <Undo2 size={17} strokeWidth={1.6} aria-hidden="true" />
          {TOOLS_WORDS.undo}
        </button>
        <button
          type="button"
          className="button-secondary"
          disabled={normal === null}
          onClick={() => {
            if (normal === null) return;
            commands.change(normal);
            toast(TOOLS_TOASTS.normal);
          }}
        >
          <Blend size={17} strokeWidth={1.6} aria-hidden="true" />
          {TOOLS_WORDS.normal}
        </button>
      </div>
    </>
  );
}

interface TargetChoiceProps {
  readonly target: Target;
  readonly onChoose: (target: Target) => void;
}

function TargetChoice({ target, onChoose }: TargetChoiceProps) {
  const targets: readonly Target[] = ['all', ...BLENDED_PRODUCTS];
  return (
    <fieldset className="technique-targets">
      <legend className="caps text-fg-3">{TOOLS_WORDS.applyTo}</legend>
      {targets.map((each) => (
        <label key={each} className="technique-target">
          <input
            type="radio"
            name="technique-target"
            className="sr-only"
            checked={each === target}
            onChange={() => {
              onChoose(each);
            }}
          />
          <span>{each === 'all' ? TOOLS_WORDS.all : PRODUCT_WORDS[each].label}</span>
        </label>
      ))}
    </fieldset>
  );
}
