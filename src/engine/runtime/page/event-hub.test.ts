import { describe, expect, it } from 'vitest';
import { EventHub } from './event-hub.ts';

interface Events {
  readonly number: number;
  readonly word: string;
}

function listening(hub: EventHub<Events>): { heard: number[]; end: () => void } {
  const heard: number[] = [];
  return { heard, end: hub.subscribe('number', (value) => heard.push(value)) };
}

describe('the event hub', () => {
  it('calls every listener of an event', () => {
    const hub = new EventHub<Events>();
    const [first, second] = [listening(hub), listening(hub)];
    hub.emit('number', 7);
    expect([first.heard, second.heard]).toEqual([[7], [7]]);
  });

  it('does not call the listeners of other events', () => {
    const hub = new EventHub<Events>();
    const { heard } = listening(hub);
    hub.emit('word', 'hello');
    expect(heard).toEqual([]);
  });

  it('does not call a listener that has unsubscribed', () => {
    const hub = new EventHub<Events>();
    const [leaving, staying] = [listening(hub), listening(hub)];
    leaving.end();
    leaving.end();
    hub.emit('number', 7);
    expect([leaving.heard, staying.heard]).toEqual([[], [7]]);
  });

  it('lets a listener unsubscribe while it is called', () => {
    const hub = new EventHub<Events>();
    const heard: number[] = [];
    const end = hub.subscribe('number', (value) => {
      heard.push(value);
      end();
    });
    const { heard: others } = listening(hub);
    hub.emit('number', 1);
    hub.emit('number', 2);
    expect([heard, others]).toEqual([[1], [1, 2]]);
  });

  it('knows whether anyone listens to an event', () => {
    const hub = new EventHub<Events>();
    expect(hub.hasListener('number')).toBe(false);
    const { end } = listening(hub);
    expect([hub.hasListener('number'), hub.hasListener('word')]).toEqual([true, false]);
    end();
    expect(hub.hasListener('number')).toBe(false);
  });

  it('calls no listener once cleared', () => {
    const hub = new EventHub<Events>();
    const { heard } = listening(hub);
    hub.clear();
    hub.emit('number', 7);
    expect(heard).toEqual([]);
    expect(hub.hasListener('number')).toBe(false);
  });
});
