import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** One subject of the account: what it is at the left, what can be done about it at the right. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className="settings-section" aria-labelledby={id}>
      <div className="settings-section-head">
        <h2 id={id} className="display text-2xl">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[36ch] text-md text-fg-2">{description}</p>
      </div>
      <div className="settings-card">{children}</div>
    </section>
  );
}
