import { useId, useState } from 'react';
import { COLOUR_WHEEL_WORDS } from '#content/panels/colour-wheel-words.ts';
import { hexOf, wheelColourOf, type WheelColour } from '#domain/colour-wheel/wheel-colour.ts';

interface HexFieldProps {
  readonly colour: WheelColour;
  readonly onChoose: (colour: WheelColour) => void;
}

/** The colour as six digits, to read and to enter. */
export function HexField({ colour, onChoose }: HexFieldProps) {
  const id = useId();
  /** What is being typed; null while the field follows the wheel. */
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);

  const enter = (): void => {
    if (typed === null) return;
    const read = wheelColourOf(typed, colour.h);
    setWrong(read === null);
    if (read === null) return;
    setTyped(null);
    onChoose(read);
  };

  return (
    <div>
      <label htmlFor={id} className="block text-xs text-fg-3">
        {COLOUR_WHEEL_WORDS.hex}
      </label>
      <input
        id={id}
        className="hex-input tnum"
        value={typed ?? hexOf(colour)}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}problem` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        onBlur={enter}
        onKeyDown={({ key }) => {
          if (key === 'Enter') enter();
        }}
      />
      {wrong ? (
        <p id={`${id}problem`} role="alert" className="mt-1 text-xs text-bad">
          {COLOUR_WHEEL_WORDS.hexProblem}
        </p>
      ) : null}
    </div>
  );
}
