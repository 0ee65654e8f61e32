import './try-on.css';
import { Undo2 } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { FINISH_LABELS } from '#content/panels/shopping-compare-words.ts';
import { TRY_ON_WORDS as WORDS } from '#content/panels/shopping-try-on-words.ts';
import { CATEGORY_LABELS } from '#content/panels/shopping-words.ts';
import type { Look } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { CATEGORIES, drawnAs, type Category } from '#domain/shopping/category.ts';
import { compareShade } from '#domain/shopping/compare-shade.ts';
import { shownFinish } from '#domain/shopping/try-on.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { ProductCard } from '#app/panels/shopping/parts/product-card.tsx';
import { tryOnOf } from '#app/panels/shopping/parts/try-on-of.ts';
import { wornColours } from '#app/panels/shopping/parts/worn-colours.ts';
import { currentLook } from '#studio/state/state.ts';
import { Halves } from './halves.tsx';
import { NeedsPicture } from './needs-picture.tsx';
import { ShadeRow } from './shade-row.tsx';
import { useHalves } from './use-halves.ts';
import { useRow, wornColour } from './use-row.ts';

const DRAWN = CATEGORIES.filter((category) => drawnAs(category) !== null);
const NOT_DRAWN = CATEGORIES.filter((category) => drawnAs(category) === null);
const NOT_DRAWN_SENTENCE = fillIn(WORDS.notDrawnOnes, {
  categories: new Intl.ListFormat('en-US').format(
    NOT_DRAWN.map((category) => CATEGORY_LABELS[category].toLowerCase()),
  ),
});

/** Shades of the shop on one's own face, one after the other or two beside each other. */
export function TryOnTab() {
  const studio = useStudio();
  const commands = tryOnOf(studio);
  const { tried, back } = useStore(commands.state);
  const worn = useStudioState(currentLook);
  const isReady = useStudioState(({ status }) => status === 'active');
  // What is tried from the row stays in its place there.
  const [offered] = useState(tried);
  const [category, setCategory] = useState<Category>(tried[0]?.category ?? 'lipstick');
  const halves = useHalves();
  const before = back === null ? worn : applyPatch(worn, back);
  const color = wornColour(before, drawnAs(category) ?? 'lipstick');
  const { state, shades, retry } = useRow(category, color, offered);
  const isOfRow = shades.some(({ id }) => id === halves.chosen?.id);
  const chosen = isOfRow ? halves.chosen : null;

  return (
    <>
      <h3 className="display text-2xl">{WORDS.title}</h3>
      <p className="mt-1.5 text-md text-fg-2">{WORDS.about}</p>
      {isReady ? null : <NeedsPicture />}
      <CategoryChoice
        category={category}
        onChoose={(next) => {
          halves.end();
          setCategory(next);
        }}
      />
      <div className="try-row-head">
        <p className="caps text-fg-3">{WORDS.nearest}</p>
        {back === null && !halves.isOn ? null : (
          <button type="button" className="quiet-button" onClick={commands.takeOff}>
            <Undo2 size={15} strokeWidth={1.7} aria-hidden="true" />
            {WORDS.back}
          </button>
        )}
      </div>
      {state === 'failed' ? (
        <div role="alert" className="try-empty">
          <div>
            <p className="font-medium">{WORDS.failed}</p>
            <p className="text-sm text-fg-2">{WORDS.failedAdvice}</p>
          </div>
          <button type="button" className="button-secondary" onClick={retry}>
            {WORDS.tryAgain}
          </button>
        </div>
      ) : null}
      {state === 'loading' && shades.length === 0 ? (
        <p role="status" className="try-waiting">
          {WORDS.loading}
        </p>
      ) : null}
      {state === 'ready' && shades.length === 0 ? (
        <p className="try-waiting">{WORDS.none}</p>
      ) : null}
      {shades.length === 0 ? null : (
        <>
          <ShadeRow
            shades={shades}
            chosen={chosen?.id ?? null}
            isDisabled={!isReady}
            onChoose={halves.choose}
          />
          {chosen === null ? null : <ChosenShade product={chosen} before={before} />}
          <Halves
            {...halves}
            isDisabled={!isReady || shades.length < 2}
            onToggle={(isOn) => {
              if (isOn) halves.begin(shades);
              else halves.end();
            }}
            onSide={halves.setSide}
            onKeep={halves.keep}
          />
        </>
      )}
      <p className="mt-5 text-sm text-fg-3">{NOT_DRAWN_SENTENCE}</p>
    </>
  );
}

interface CategoryChoiceProps {
  readonly category: Category;
  readonly onChoose: (category: Category) => void;
}

function CategoryChoice({ category, onChoose }: CategoryChoiceProps) {
  return (
    <RadioGroup.Root
      className="try-categories noscroll"
      aria-label={WORDS.categories}
      orientation="horizontal"
      value={category}
      onValueChange={(value) => {
        const next = DRAWN.find((each) => each === value);
        if (next !== undefined) onChoose(next);
      }}
    >
      {DRAWN.map((each) => (
        <RadioGroup.Item key={each} value={each} className="try-category">
          {CATEGORY_LABELS[each]}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

/** The shade that is on, with what can be done with it, and how far the mirror shows its finish. */
function ChosenShade({ product, before }: { product: CatalogueProduct; before: Look }) {
  const { category, colour, finish } = product;
  const shown = shownFinish(product);
  const note =
    finish === null || shown.kind === 'as-it-is'
      ? null
      : fillIn(shown.kind === 'nearest' ? WORDS.nearestFinish : WORDS.colourOnly, {
          finish: FINISH_LABELS[finish].toLowerCase(),
          drawn: shown.kind === 'nearest' ? FINISH_LABELS[shown.finish].toLowerCase() : '',
        });
  return (
    <div className="try-chosen">
      <ProductCard
        product={product}
        compared={colour === null ? null : compareShade(wornColours(before, category), colour.hex)}
      />
      {note === null ? null : <p className="mt-2 text-sm text-fg-2">{note}</p>}
    </div>
  );
}
