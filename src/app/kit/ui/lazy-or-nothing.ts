import { lazy, type ComponentType } from 'react';

/**
 * A component that is loaded when it is first drawn. Where loading fails it draws nothing, and the page goes
 * on without it.
 */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then(asModule, () => asModule<Props>(() => null)));
}

function asModule<Props>(component: ComponentType<Props>): { default: ComponentType<Props> } {
  return { default: component };
}
