import type { Token } from './token.ts';

/** What can take the place of what: a second color that of a first, a second amount that of a first. */
export type Slot = 'product' | 'colour' | 'finish' | 'tone' | 'amount' | 'look';

const SLOTS: Readonly<Partial<Record<Token['kind'], Slot>>> = {
  product: 'product',
  colour: 'colour',
  palette: 'colour',
  finish: 'finish',
  look: 'look',
  tone: 'tone',
  step: 'amount',
  number: 'amount',
  share: 'amount',
  amount: 'amount',
};

export function slotOf({ kind }: Token): Slot | null {
  return SLOTS[kind] ?? null;
}
