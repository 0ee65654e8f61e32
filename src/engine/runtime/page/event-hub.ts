/** Calls listeners by the name of an event. */
export class EventHub<Events> {
  private readonly listeners: {
    [Name in keyof Events]?: Set<(value: Events[Name]) => void>;
  } = {};

  subscribe<Name extends keyof Events>(
    name: Name,
    listener: (value: Events[Name]) => void,
  ): () => void {
    const set = (this.listeners[name] ??= new Set());
    set.add(listener);
    return () => set.delete(listener);
  }

  emit<Name extends keyof Events>(name: Name, value: Events[Name]): void {
    for (const listener of this.listeners[name] ?? []) listener(value);
  }

  hasListener(name: keyof Events): boolean {
    return (this.listeners[name]?.size ?? 0) > 0;
  }

  clear(): void {
    for (const set of Object.values<Set<unknown> | undefined>(this.listeners)) set?.clear();
  }
}
