import { useLoaded } from '#app/kit/ui/use-loaded.ts';

/** The table of what people may avoid is long: it is loaded with the first product that is opened. */
const load = () => import('./ingredient-note.tsx').then((code) => code.IngredientNote);

/** What is inside, once the code that reads it is there; until then the list as it is. */
export function LoadedNote({ ingredients }: { ingredients: string }) {
  const note = useLoaded(load);
  if (note.status !== 'ready') return <p className="bag-inside text-sm text-fg-2">{ingredients}</p>;
  const Note = note.value;
  return <Note ingredients={ingredients} />;
}
