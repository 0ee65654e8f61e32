/** Reads `text/event-stream` piece by piece: network packets end anywhere, also in the middle of an event. */

export interface StreamedEvent {
  readonly name: string;
  readonly data: string;
}

/** Makes a function that takes the next text and returns the events that it completes. */
export function createEventReader(): (text: string) => readonly StreamedEvent[] {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(eventIn).filter(({ data }) => data !== '');
  };
}

function eventIn(block: string): StreamedEvent {
  const lines = block.split('\n');
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  return { name: valuesOf('event').at(-1) ?? 'message', data: valuesOf('data').join('\n') };
}
