import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import type { Product } from '#domain/makeup/look.ts';
import { FindIt } from '#app/look/find-it/find-it.tsx';
import { shadesOf } from '#app/look/find-it/wanted-shades.ts';
import { shadeOptions } from '#app/look/shade-options.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { Pan } from '#app/kit/ui/pan.tsx';
import { currentLook } from '#studio/state/state.ts';
import { shadeName } from '#studio/state/worn-shades.ts';

/** The named shades of one product, to be worn with one press. */
export function SwatchChoice({ product, title }: { product: Product; title: string }) {
  const id = useId();
  const studio = useStudio();
  const look = useStudioState(currentLook);
  const library = useStudioState((state) => state.libraryNames);
  const options = shadeOptions(product);
  return (
    <section>
      <div className="flex items-baseline gap-3">
        <h3 id={id} className="caps text-fg-3">
          {title}
        </h3>
        <FindIt shades={shadesOf(look, product)} name={shadeName(look, product, library)} />
      </div>
      <RadioGroup.Root
        aria-labelledby={id}
        className="swatch-choice"
        value={options.find((option) => option.isWorn(look))?.name ?? ''}
        onValueChange={(name) => {
          const option = options.find((candidate) => candidate.name === name);
          if (!option?.patch) return;
          studio.look.chooseProduct(product);
          studio.look.change(option.patch);
        }}
      >
        {options.map(({ name, colours }) => (
          <RadioGroup.Item key={name} value={name} className="shade">
            <span className="pan-ring">
              <Pan colours={colours} className="size-[38px]" />
            </span>
            {name}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </section>
  );
}
