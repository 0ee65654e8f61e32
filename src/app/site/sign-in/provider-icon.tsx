import type { SignInProvider } from '#domain/account/account.ts';

/** A provider's own icon, in its own colours where it has any. */
export function ProviderIcon({ provider }: { provider: SignInProvider }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      {SIGNS[provider].map(({ path, colour }) => (
        <path key={path} d={path} fill={colour} />
      ))}
    </svg>
  );
}

const SIGNS: Readonly<
  Record<SignInProvider, readonly { readonly path: string; readonly colour: string }[]>
> = {
  google: [
    {
      path: 'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1Z',
      colour: '#4285f4',
    },
    {
      path: 'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23Z',
      colour: '#34a853',
    },
    {
      path: 'M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86l3.66-2.84Z',
      colour: '#fbbc05',
    },
    {
      path: 'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1A11 11 0 0 0 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38Z',
      colour: '#ea4335',
    },
  ],
  apple: [
    {
      path: 'M16.37 12.6c-.03-2.65 2.16-3.92 2.26-3.98-1.23-1.8-3.15-2.05-3.83-2.08-1.63-.17-3.18.96-4.01.96-.83 0-2.1-.94-3.46-.91-1.78.03-3.42 1.03-4.34 2.63-1.85 3.2-.47 7.95 1.33 10.55.88 1.27 1.93 2.7 3.31 2.65 1.33-.05 1.83-.86 3.44-.86 1.6 0 2.06.86 3.46.83 1.43-.02 2.34-1.3 3.21-2.57 1.01-1.48 1.43-2.91 1.45-2.99-.03-.01-2.79-1.07-2.82-4.23ZM13.73 4.83c.73-.89 1.23-2.12 1.09-3.35-1.05.04-2.33.7-3.09 1.59-.68.78-1.27 2.04-1.11 3.24 1.17.09 2.37-.6 3.11-1.48Z',
      colour: 'currentColor',
    },
  ],
  microsoft: [
    { path: 'M2 2h9.5v9.5H2z', colour: '#f25022' },
    { path: 'M12.5 2H22v9.5h-9.5z', colour: '#7fba00' },
    { path: 'M2 12.5h9.5V22H2z', colour: '#00a4ef' },
    { path: 'M12.5 12.5H22V22h-9.5z', colour: '#ffb900' },
  ],
};
