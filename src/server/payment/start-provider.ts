import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type PaymentProvider, stripeProvider } from './provider.ts';

/**
 * Who takes the money: the provider where there are keys for it. Undefined where nothing can be
 * paid.
 */
export async function startProvider(
  _app: FastifyInstance,
  config: Config,
  { now }: Pick<Dependencies, 'now'>,
): Promise<PaymentProvider | undefined> {
  return config.paymentKeys === undefined ? undefined : stripeProvider(config.paymentKeys, now);
}
