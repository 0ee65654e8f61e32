import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { useLazyOpener } from '#app/kit/ui/use-lazy-opener.ts';
import type { MenuProps } from './menu.tsx';

const load = () => import('./menu.tsx').then((code) => code.Menu);

/** A menu whose code is loaded when the pointer or focus reaches it: most visits never open one. */
export function LazyMenu(props: MenuProps) {
  const { isOpen, close, handlers } = useLazyOpener(load);
  const { className, children, label } = props;
  const button = (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      aria-busy={isOpen}
      {...handlers}
    >
      {children}
    </button>
  );
  if (!isOpen) return button;
  return <OnDemand load={load} props={props} fallback={button} onFailed={close} />;
}
