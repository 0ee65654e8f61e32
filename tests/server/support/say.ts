/** Tells the person who reads the output what is not tested on this machine. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
