/** Who carries what the provider announces: late, in any order, and more than once. */
import type { Answering } from '#tests/server/support/visitor.ts';

/** One announcement as the provider signed it. */
export interface Letter {
  readonly payload: string;
  readonly signature: string;
}

/** Sends a letter to a server. Resolves with the status that it answers. */
export async function deliver(app: Answering, letter: Letter): Promise<number> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': letter.signature,
    },
    payload: letter.payload,
  });
  return reply.statusCode;
}

/** Keeps letters from the provider until a test has them delivered. */
export class Postman {
  /** Every announcement once, in the provider's order. */
  readonly letters: Letter[] = [];
  /** What is still to be delivered. */
  readonly bag: Letter[] = [];
  private readonly copies: () => number;
  /** How often something was delivered, and how often that was refused. */
  delivered = 0;
  refused = 0;

  /** Each letter is delivered `copies()` times. */
  constructor(copies: () => number) {
    this.copies = copies;
  }

  /** Takes a letter, as a server does that answers 200. */
  readonly collect = async (payload: string, signature: string): Promise<number> => {
    const letter = { payload, signature };
    this.letters.push(letter);
    for (let copy = this.copies(); copy > 0; copy -= 1) this.bag.push(letter);
    return 200;
  };

  /**
   * Delivers `count` letters. `choose` picks each from the bag, by the number of letters in it; a refused
   * one stays.
   */
  async work(app: Answering, count: number, choose: (of: number) => number): Promise<void> {
    for (let left = count; left > 0 && this.bag.length > 0; left -= 1) {
      const [letter] = this.bag.splice(choose(this.bag.length), 1);
      if (letter === undefined) return;
      this.delivered += 1;
      const status = await deliver(app, letter);
      if (status === 200) continue;
      this.refused += 1;
      this.bag.push(letter);
    }
  }
}
