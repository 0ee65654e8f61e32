import './save-look.css';
import { Globe, Lock } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useId, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { SAVE_LOOK_WORDS } from '#content/saved-looks-words.ts';
import { LONGEST_LOOK_NAME } from '#domain/looks/limits.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { currentLook } from '#studio/state/state.ts';
import { suggestedName } from './suggested-name.ts';
import { useSaveLook } from './use-save-look.ts';

const VISIBILITIES = [
  {
    value: 'private',
    icon: Lock,
    label: SAVE_LOOK_WORDS.private,
    meaning: SAVE_LOOK_WORDS.privateMeaning,
  },
  {
    value: 'public',
    icon: Globe,
    label: SAVE_LOOK_WORDS.public,
    meaning: SAVE_LOOK_WORDS.publicMeaning,
  },
] as const;

/** Asks for the name of the look that is worn, and who may see it; then saves it. */
export function SaveLookDialog({ onClose }: { onClose: () => void }) {
  const look = useStudioState(currentLook);
  const [name, setName] = useState(() => suggestedName(look));
  const [visibility, setVisibility] = useState('private');
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const { busy, failure, save } = useSaveLook(look);

  async function submit(): Promise<void> {
    const trimmed = name.trim();
    const tooLong = trimmed.length > LONGEST_LOOK_NAME;
    if (trimmed === '' || tooLong) {
      setNameProblem(
        tooLong
          ? fillIn(SAVE_LOOK_WORDS.nameTooLong, { longest: LONGEST_LOOK_NAME })
          : SAVE_LOOK_WORDS.nameMissing,
      );
      return;
    }
    if (!busy && (await save({ name: trimmed, isPublic: visibility === 'public' }))) onClose();
  }

  return (
    <Dialog
      title={SAVE_LOOK_WORDS.title}
      description={SAVE_LOOK_WORDS.description}
      close={SAVE_LOOK_WORDS.close}
      onClose={onClose}
      picture={<LookPortrait look={look} />}
    >
      <form
        className="mt-6 grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <NameField
          value={name}
          problem={nameProblem}
          onChange={(entered) => {
            setName(entered);
            setNameProblem(null);
          }}
        />
        <VisibilityChoice value={visibility} onChange={setVisibility} />
        {failure === null ? null : (
          <p role="alert" className="save-look-failure">
            {failure}
          </p>
        )}
        <button type="submit" className="button-primary" disabled={busy} aria-busy={busy}>
          {busy ? SAVE_LOOK_WORDS.saving : SAVE_LOOK_WORDS.save}
        </button>
      </form>
    </Dialog>
  );
}

interface NameFieldProps {
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (entered: string) => void;
}

function NameField({ value, problem, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {SAVE_LOOK_WORDS.name}
      </label>
      <input
        id={id}
        className="save-look-name"
        value={value}
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}problem`}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      {problem === null ? null : (
        <p id={`${id}problem`} role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

function VisibilityChoice({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <RadioGroup.Root
      className="grid grid-cols-2 gap-2.5"
      aria-label={SAVE_LOOK_WORDS.visibility}
      value={value}
      onValueChange={onChange}
    >
      {VISIBILITIES.map(({ value: choice, icon: Icon, label, meaning }) => (
        <RadioGroup.Item key={choice} value={choice} className="save-look-visibility">
          <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
          <span className="text-md font-medium">{label}</span>
          <span className="text-xs leading-snug text-fg-2">{meaning}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
