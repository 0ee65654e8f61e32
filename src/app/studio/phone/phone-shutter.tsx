import { Camera } from 'lucide-react';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import type { Product } from '#domain/makeup/look.ts';
import { usePan } from '#app/studio/shades/use-pan.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { useStudio } from '#app/look/studio-context.tsx';

/** Saves the picture. It shows the worn shade of a product, and says what it does. */
export function PhoneShutter({ product }: { product: Product }) {
  const { capture } = useStudio();
  const pan = usePan(product);
  return (
    <button type="button" className="phone-shutter" onClick={() => void capture.capture()}>
      <span className="phone-shutter-ring">
        <Pan {...pan} className="size-[58px]" />
      </span>
      <span className="phone-shutter-label">
        <Camera size={13} strokeWidth={1.7} aria-hidden="true" />
        {MIRROR_WORDS.captureLook}
      </span>
    </button>
  );
}
