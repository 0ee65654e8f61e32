import type { QuickLook } from '#content/quick-looks.ts';
import { QUICK_LOOK_PICTURES } from '#app/look/pictures/pictures.ts';
import { useStudio, useStudioState } from './studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { lookName } from '#studio/state/worn-shades.ts';

/** Puts a whole look on. */
export function QuickLookButton({ quickLook }: { quickLook: QuickLook }) {
  const { look } = useStudio();
  const { id, name, description } = quickLook;
  const isWorn = useStudioState((state) => lookName(currentLook(state)) === name);
  return (
    <button
      type="button"
      className="quick-look"
      aria-pressed={isWorn}
      data-tip={description}
      onClick={() => {
        look.wearQuickLook(id);
      }}
    >
      <img src={QUICK_LOOK_PICTURES[id]} alt="" width={176} height={220} />
      <span>{name}</span>
    </button>
  );
}
