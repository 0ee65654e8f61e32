import './live-steps.css';
import { RotateCcw } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import type { WornLook } from '#contracts/live-streams.ts';
import type { Look } from '#domain/makeup/look.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { shadeColours, shadeName } from '#studio/state/worn-shades.ts';
import { clockWords } from './use-now.ts';

interface LiveStepsProps {
  readonly worn: WornLook | null;
  /** What is said while there are none. */
  readonly none: string;
  /** Puts on what the host wore then. */
  readonly onWear?: (look: Look) => void;
}

/** What the host changed, one product at a time, the last one at the end. */
export function LiveSteps({ worn, none, onWear }: LiveStepsProps) {
  const steps = worn?.steps ?? [];
  if (steps.length === 0) return <p className="live-steps-none">{none}</p>;
  return (
    <ol className="live-steps">
      {steps.map(({ product, at, look }, place) => (
        <li key={`${product}-${at}`} data-last={place === steps.length - 1}>
          <span className="live-step-time tnum">{clockWords(at)}</span>
          <Pan colours={shadeColours(look, product)} className="size-9" />
          <span className="min-w-0 flex-1">
            <span className="block text-md font-medium">{PRODUCT_WORDS[product].place}</span>
            <span className="block text-sm text-fg-2">
              {`${shadeName(look, product)}, ${Math.round(look[product].opacity)}`}
            </span>
          </span>
          {onWear === undefined ? null : (
            <button
              type="button"
              className="quiet-button"
              aria-label={fillIn(WATCH_WORDS.wearStep, { product: PRODUCT_WORDS[product].place })}
              onClick={() => {
                onWear(look);
              }}
            >
              <RotateCcw size={16} strokeWidth={1.6} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
