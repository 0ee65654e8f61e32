/**
 * The name of a captured picture: the local time at which it was taken, to the second, in digits that sort, and
 * what its caption says, if it has one.
 */
export function captureName(time: Date, caption: string | null = null): string {
  const parts = [
    time.getFullYear(),
    time.getMonth() + 1,
    time.getDate(),
    time.getHours(),
    time.getMinutes(),
    time.getSeconds(),
  ].map((part) => String(part).padStart(2, '0'));
  const words = caption?.toLowerCase().match(/[a-z\d]+/g) ?? [];
  return `lookglass-${[...parts, ...words].join('-')}.png`;
}
