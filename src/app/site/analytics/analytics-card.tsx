import { useId, type ReactNode } from 'react';

interface AnalyticsCardProps {
  readonly title: string;
  /** Two thirds of the row, or all of it; a third by default. */
  readonly size?: 'large' | 'whole';
  /** Beside the title, where there is room. */
  readonly aside?: ReactNode;
  /** What the figures of this card count. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** One question that the figures answer. */
export function AnalyticsCard({ title, size, aside, about, children }: AnalyticsCardProps) {
  const id = useId();
  return (
    <section className="analytics-card" data-size={size} aria-labelledby={id}>
      <header className="analytics-card-head">
        <h2 id={id} className="analytics-title">
          {title}
        </h2>
        {aside}
      </header>
      {children}
      {about === undefined ? null : <p className="figure-about">{about}</p>}
    </section>
  );
}
