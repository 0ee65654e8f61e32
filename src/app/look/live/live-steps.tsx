import './live-steps.css';
import { RotateCcw } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import type { WornLook } from '#contracts/live-room.ts';
import type { LiveStep } from '#domain/live/live-steps.ts';
import type { Look } from '#domain/makeup/look.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { shadeColours, shadeName } from '#studio/state/worn-shades.ts';
import { clockWords } from './clock-words.ts';

interface LiveStepsProps {
  readonly worn: WornLook | null;
  /** Shown while there are none. */
  readonly none: string;
  readonly viewer?: StepsViewer;
}

/** What the list additionally offers a viewer. */
interface StepsViewer {
  /** The host's first name. */
  readonly name: string;
  /** Whether what the host wears now is on the viewer's own mirror. */
  readonly isOnYou: boolean;
  /** Puts on what the host wore then. */
  readonly onWear: (look: Look) => void;
}

/** What the host changed, one product at a time, the last one at the end. */
export function LiveSteps({ worn, none, viewer }: LiveStepsProps) {
  const steps = worn?.steps ?? [];
  const last = steps.at(-1);
  if (last === undefined) return <p className="live-steps-none">{none}</p>;
  return (
    <ol className="live-steps">
      {steps.map((step) => (
        <Step
          key={`${step.product}-${step.at}`}
          step={step}
          isLast={step === last}
          viewer={viewer}
        />
      ))}
      {viewer === undefined ? null : (
        <li className="live-step-next">
          <span className="live-step-time">{WATCH_WORDS.nextTime}</span>
          <span className="live-step-dot" aria-hidden="true" />
          <span>
            {fillIn(WATCH_WORDS.next, {
              name: viewer.name,
              product: PRODUCT_WORDS[last.product].place.toLowerCase(),
            })}
          </span>
        </li>
      )}
    </ol>
  );
}

interface StepProps {
  readonly step: LiveStep;
  readonly isLast: boolean;
  readonly viewer: StepsViewer | undefined;
}

function Step({ step: { product, at, look }, isLast, viewer }: StepProps) {
  return (
    <li data-last={isLast}>
      <span className="live-step-time tnum">{clockWords(at)}</span>
      <span className="live-step-dot" aria-hidden="true" />
      <Pan colours={shadeColours(look, product)} className="size-9" />
      <span className="min-w-0 flex-1">
        <span className="block text-md font-medium">{PRODUCT_WORDS[product].place}</span>
        <span className="block text-sm text-fg-2">
          {`${shadeName(look, product)}, ${Math.round(look[product].opacity)}`}
        </span>
      </span>
      {isLast && viewer?.isOnYou === true ? (
        <span className="text-sm">{WATCH_WORDS.now}</span>
      ) : viewer === undefined ? null : (
        <button
          type="button"
          className="quiet-button"
          aria-label={fillIn(WATCH_WORDS.wearStep, { product: PRODUCT_WORDS[product].place })}
          onClick={() => {
            viewer.onWear(look);
          }}
        >
          <RotateCcw size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
