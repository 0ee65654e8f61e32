/** Tells whoever watches over maintenance that a call was refused for it. */

const listeners = new Set<() => void>();

export function onMaintenanceHeard(listener: () => void): void {
  listeners.add(listener);
}

export function hearMaintenance(): void {
  for (const listener of listeners) listener();
}
