import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useLoaded } from './use-loaded.ts';
import { toast } from '#app/kit/toast/toasts.ts';

interface OnDemandProps<Props> {
  /** Loads the component; has to be the same function for as long as the same component is wanted. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Shown while it loads. */
  readonly fallback?: ReactNode;
  /** Called when loading failed: withdraws the demand, so that it can be made again. */
  readonly onFailed: () => void;
}

/** Loads a component when it is wanted. If that fails, a toast says so, and the page goes on. */
export function OnDemand<Props extends object>(demand: OnDemandProps<Props>) {
  const { load, props, fallback = null, onFailed } = demand;
  const loaded = useLoaded(load);
  const hasFailed = loaded.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    toast('notLoaded');
    onFailed();
  }, [hasFailed, onFailed]);
  if (loaded.status !== 'ready') return fallback;
  const Loaded = loaded.value;
  return <Loaded {...props} />;
}
