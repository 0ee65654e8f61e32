import { useId, type ReactNode } from 'react';

interface CustomerSectionProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** One subject of a customer. */
export function CustomerSection({ title, description, children }: CustomerSectionProps) {
  const id = useId();
  return (
    <section className="operator-card" aria-labelledby={id}>
      <h3 id={id} className="display text-2xl">
        {title}
      </h3>
      {description === undefined ? null : <p className="mt-1 text-sm text-fg-2">{description}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
