import type { Studio } from '#studio/studio.ts';

/** One of something for each studio, the same each time, so that it outlives the tab that asked for it. */
export function perStudio<Value>(create: (studio: Studio) => Value): (studio: Studio) => Value {
  const made = new WeakMap<Studio, { readonly value: Value }>();
  return (studio) => {
    const known = made.get(studio) ?? { value: create(studio) };
    made.set(studio, known);
    return known.value;
  };
}
