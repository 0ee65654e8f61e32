import { useId } from 'react';
import { LOOK_WORDS } from '#content/look-words.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { QUICK_LOOK_PICTURES } from '#app/pictures/pictures.ts';
import { useStudio, useStudioState } from '#app/studio-context.tsx';
import { currentLook } from '#studio/state.ts';
import { lookName } from '#studio/worn-shades.ts';

/** Four whole looks, each worn with one press. */
export function QuickLooks() {
  const titleId = useId();
  const { look } = useStudio();
  const worn = useStudioState((state) => lookName(currentLook(state)));
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="caps text-fg-3">
        {LOOK_WORDS.quickLooks}
      </h3>
      <ul className="quick-looks mt-3 grid grid-cols-4 gap-2.5">
        {QUICK_LOOKS.map(({ id, name, description }) => (
          <li key={id}>
            <button
              type="button"
              className="quick-look"
              aria-pressed={name === worn}
              data-tip={description}
              onClick={() => {
                look.wearQuickLook(id);
              }}
            >
              <img
                src={QUICK_LOOK_PICTURES[id]}
                alt=""
                width={176}
                height={220}
                className="aspect-4/5 w-full rounded-[13px] object-cover"
              />
              <span className="mt-2 block truncate text-[12.5px]">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
