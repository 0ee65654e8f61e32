/** Where better-auth finishes a sign-in with a provider, as its hooks know the path. */
export const PROVIDER_CALLBACK = '/callback/:id';
