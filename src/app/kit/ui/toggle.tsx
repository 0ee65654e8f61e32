import './toggle.css';
import { Switch } from 'radix-ui';

interface ToggleProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** For the label that stands elsewhere. */
  readonly id?: string;
  /** Its name where no label says it. */
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}

/** A switch: something is on or off, at once. */
export function Toggle(props: ToggleProps) {
  return (
    <Switch.Root {...props} className="toggle">
      <Switch.Thumb className="toggle-thumb" />
    </Switch.Root>
  );
}
