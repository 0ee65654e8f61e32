import { lazy, Suspense, useState } from 'react';
import type { MenuProps } from './menu.tsx';

const load = () => import('./menu.tsx').then(({ Menu }) => ({ default: Menu }));
const Menu = lazy(load);

/** A menu whose code is loaded when the pointer or focus reaches it: most visits never open one. */
export function LazyMenu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const { className, children, label } = props;
  const reach = (): void => {
    // Only loads it ahead of time: opening it says so when it cannot be loaded.
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
