import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useLoaded } from './use-loaded.ts';
import { toast } from '#app/kit/toast/toasts.ts';

interface OnDemandProps<Props> {
  /** Loads the component; the same function as long as the same one is wanted. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Stands there while it loads. */
  readonly fallback?: ReactNode;
  /** Takes back the wish for it, so that it can be wished for again. */
  readonly onFailed: () => void;
}

/** Something that is loaded when it is wanted. When it cannot be, a toast says so, and the page goes on. */
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
