import { Link } from '#app/kit/router/link.tsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly title: string;
  /** What the link back to the studio says. */
  readonly back: string;
  /** Under the title. */
  readonly lead?: ReactNode;
  /** Beside the title, where there is room. */
  readonly children?: ReactNode;
}

/** The heading of a personal page: the link back, and what the page is. */
export function PageHeading({ title, back, lead, children }: PageHeadingProps) {
  return (
    <div className="mb-[clamp(20px,3vw,36px)]">
      <Link to="/" className="quiet-button -ml-1 pr-3">
        <ArrowLeft size={17} strokeWidth={1.6} aria-hidden="true" />
        {back}
      </Link>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="display text-4xl">{title}</h1>
          {lead === undefined ? null : <p className="mt-1.5 text-fg-2">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
