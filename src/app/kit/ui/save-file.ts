import { schedule } from '#studio/browser/timers.ts';

/**
 * How long the object URL is kept, in milliseconds: browsers read the download after the click has returned.
 */
const ADDRESS_LIFETIME = 60_000;

/** Puts a file among the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  schedule(() => {
    URL.revokeObjectURL(address);
  }, ADDRESS_LIFETIME);
}
