import './toggle.css';
import { Switch } from 'radix-ui';

interface ToggleProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** For a label elsewhere to refer to. */
  readonly id?: string;
  /** Its name where no label gives one. */
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}

/** A switch: turns something on or off at once. */
export function Toggle(props: ToggleProps) {
  return (
    <Switch.Root {...props} className="toggle">
      <Switch.Thumb className="toggle-thumb" />
    </Switch.Root>
  );
}
