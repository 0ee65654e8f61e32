/** A provider did not do its part of a sign-in: it is away, or answers what it must not. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
}

/** How long a provider has for each answer, in milliseconds. */
export const PROVIDER_PATIENCE_MS = 3000;
