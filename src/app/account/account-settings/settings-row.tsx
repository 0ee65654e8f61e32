import type { ReactNode } from 'react';

interface SettingsRowProps {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  /** The button, where something can be done about it. */
  readonly children?: ReactNode;
}

/** One setting, with at most one button. */
export function SettingsRow({ title, detail, children }: SettingsRowProps) {
  return (
    <div className="settings-row">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-md font-medium">{title}</p>
        <p className="mt-0.5 text-sm text-fg-2">{detail}</p>
      </div>
      {children}
    </div>
  );
}
