import './tooltip.css';
import { Tooltip } from 'radix-ui';
import { useEffect, useState } from 'react';
import { schedule } from '#studio/browser/timers.ts';
import { followTips, type Tip } from './follow-tips.ts';

const clock = { now: () => performance.now(), schedule };

/** The one tooltip of the page: any element gets it by carrying its words as `data-tip`. */
export function Tooltips() {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => followTips(document, clock, setTip), []);
  if (tip === undefined) return null;
  const { text, place } = tip;
  const { left, top, width, height } = place;
  return (
    <Tooltip.Provider>
      <Tooltip.Root open>
        <Tooltip.Trigger asChild>
          <span aria-hidden="true" className="tooltip-place" style={{ left, top, width, height }} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
