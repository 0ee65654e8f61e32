import { fillIn } from '#content/fill-in.ts';
import {
  LOCAL_PROVIDER_WORDS as WORDS,
  SIGN_IN_PROVIDER_NAMES,
} from '#content/local-provider-words.ts';
import type { SignInProvider } from '#domain/account/account.ts';
import { LOCAL_PROVIDER_STYLE } from './local-provider-style.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe between tags and between quotes. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<title>${escaped(title)}</title>
<style>${LOCAL_PROVIDER_STYLE}</style>
</head>
<body>
<main>
<p class="brand">${escaped(WORDS.brand)}</p>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>`;
}

export interface SignInPage {
  /** Who is stood in for. */
  readonly provider: SignInProvider;
  /** What was typed before, where something was wrong with it. */
  readonly typed?: {
    readonly name: string;
    readonly email: string;
    readonly emailVerified: boolean;
  };
  readonly problem?: string;
}

/** The page that asks who signs in. Its form is sent to its own address. */
export function renderSignIn({ provider, typed, problem }: SignInPage): string {
  const words = (text: string) =>
    escaped(fillIn(text, { provider: SIGN_IN_PROVIDER_NAMES[provider] }));
  return page(
    fillIn(WORDS.title, { provider: SIGN_IN_PROVIDER_NAMES[provider] }),
    `<p class="notice">${words(WORDS.notice)}</p>
<p class="quiet">${words(WORDS.explanation)}</p>
<form method="post">
${problem === undefined ? '' : `<p class="problem" role="alert">${escaped(problem)}</p>`}
<label>${words(WORDS.name)}<input name="name" autocomplete="off" required maxlength="120" value="${escaped(typed?.name ?? '')}"></label>
<label>${words(WORDS.email)}<input name="email" type="email" autocomplete="off" required maxlength="254" value="${escaped(typed?.email ?? '')}"></label>
<label class="check"><input name="email_verified" type="checkbox" value="yes"${typed?.emailVerified === false ? '' : ' checked'}>${words(WORDS.emailVerified)}</label>
<div class="actions">
<button class="main" name="action" value="sign-in">${words(WORDS.signIn)}</button>
<button name="action" value="cancel" formnovalidate>${words(WORDS.cancel)}</button>
</div>
</form>`,
  );
}

/** The page for a sign-in that cannot go on. */
export function renderFailure(): string {
  return page(
    WORDS.expiredTitle,
    `<p class="quiet">${escaped(WORDS.expired)}</p>
<div class="actions"><a class="button" href="/login">${escaped(WORDS.back)}</a></div>`,
  );
}
