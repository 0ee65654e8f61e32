import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PagePath } from '#content/pages.ts';

export interface MenuProps {
  readonly rows: readonly { readonly to: PagePath; readonly label: string }[];
  /** Classes of the button that opens it. */
  readonly className: string;
  /** What the button shows. */
  readonly children: ReactNode;
  /** Name of the button where it shows no words. */
  readonly label?: string;
  /** Whose menu it is. */
  readonly heading?: { readonly name: string; readonly detail: string };
  /** A last row that does something in place of leading somewhere. */
  readonly last?: { readonly label: string; readonly act: () => void };
}

const load = () => import('./menu.tsx').then(({ Menu }) => ({ default: Menu }));
const Menu = lazy(load);

/** A menu whose code is loaded when somebody reaches for it: most visits never open one. */
export function LazyMenu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const { className, children, label } = props;
  const reach = (): void => {
    // Only ahead of need: whoever opens it is told when it cannot be loaded.
    load().catch(() => undefined);
  };
  const button = (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      aria-busy={wanted}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => {
        setWanted(true);
      }}
    >
      {children}
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Menu {...props} />
    </Suspense>
  );
}
