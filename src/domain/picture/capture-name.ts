/** The name of a captured picture: the local time at which it was taken, to the second, in digits that sort. */
export function captureName(time: Date): string {
  const parts = [
    time.getFullYear(),
    time.getMonth() + 1,
    time.getDate(),
    time.getHours(),
    time.getMinutes(),
    time.getSeconds(),
  ].map((part) => String(part).padStart(2, '0'));
  return `lookglass-${parts.join('-')}.png`;
}
