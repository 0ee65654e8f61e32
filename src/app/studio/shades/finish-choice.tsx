import { RadioGroup } from 'radix-ui';
import {
  EYE_FINISHES,
  LIP_FINISHES,
  type EyeFinish,
  type LipFinish,
  type Product,
  eyeFinishOf,
  lipFinishOf,
} from '#domain/makeup/look.ts';
import { LOOK_WORDS } from '#content/look-words.ts';
import { EYE_FINISH_WORDS, LIP_FINISH_WORDS } from '#content/products.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';

/** The choice of a finish, for products that come in several; draws nothing for the others. */
export function FinishChoice({ product }: { product: Product }) {
  const { look } = useStudio();
  const worn = useStudioState(currentLook);
  if (product === 'lipstick') {
    return (
      <Finishes<LipFinish>
        label={LOOK_WORDS.lipFinish}
        finishes={LIP_FINISHES}
        words={LIP_FINISH_WORDS}
        worn={lipFinishOf(worn)}
        onChoose={(finish) => {
          look.change({ lipstick: { finish } });
        }}
      />
    );
  }
  if (product === 'eyeshadow') {
    return (
      <Finishes<EyeFinish>
        label={LOOK_WORDS.eyeFinish}
        finishes={EYE_FINISHES}
        words={EYE_FINISH_WORDS}
        worn={eyeFinishOf(worn)}
        onChoose={(finish) => {
          look.change({ eyeshadow: { finish } });
        }}
      />
    );
  }
  return null;
}

interface FinishesProps<Finish extends string> {
  readonly label: string;
  readonly finishes: readonly Finish[];
  readonly words: Readonly<Record<Finish, string>>;
  readonly worn: Finish;
  readonly onChoose: (finish: Finish) => void;
}

function Finishes<Finish extends string>(props: FinishesProps<Finish>) {
  const { label, finishes, words, worn, onChoose } = props;
  return (
    <RadioGroup.Root
      className="finish-choice"
      aria-label={label}
      orientation="horizontal"
      value={worn}
      onValueChange={(name) => {
        const finish = finishes.find((candidate) => candidate === name);
        if (finish !== undefined) onChoose(finish);
      }}
    >
      {finishes.map((finish) => (
        <RadioGroup.Item key={finish} value={finish} className="choice">
          <span>{words[finish]}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
