import { useId } from 'react';
import { LOOK_WORDS } from '#content/look-words.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { QuickLookButton } from './quick-look-button.tsx';

/** Four whole looks, each worn with one press. */
export function QuickLooks() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="quick-looks-title caps text-fg-3">
        {LOOK_WORDS.quickLooks}
      </h3>
      <ul className="quick-looks mt-3 grid grid-cols-4 gap-2.5">
        {QUICK_LOOKS.map((quickLook) => (
          <li key={quickLook.id}>
            <QuickLookButton quickLook={quickLook} />
          </li>
        ))}
      </ul>
    </section>
  );
}
