/** The two ports of `40000-40199`; undefined where it is no range, or one of fewer than two ports. */
export function portRange(text: string): readonly [number, number] | undefined {
  const [, first, last] = /^(\d{4,5})-(\d{4,5})$/.exec(text) ?? [];
  const range = [Number(first), Number(last)] as const;
  const isRange = range[0] >= 1024 && range[1] <= 65_535 && range[1] > range[0];
  return first !== undefined && isRange ? range : undefined;
}
