import { Link } from '#app/kit/router/link.tsx';
import { SIGN_IN_PROMPT_WORDS } from '#content/saved-looks-words.ts';
import { startSocialSignIn } from '#contracts/social-sign-in.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';

interface SignInPromptProps {
  /** What signing in would be for. */
  readonly reason: string;
  /** Path of this site to come back to. */
  readonly returnTo: string;
  /** Called when the person goes to sign in. */
  readonly onLeave?: () => void;
  readonly onClose: () => void;
}

/** Says that something requires an account, and leads to signing in or up. */
export function SignInPrompt({ reason, returnTo, onLeave, onClose }: SignInPromptProps) {
  const signIn = `${startSocialSignIn.path}?${new URLSearchParams({ return: returnTo })}`;
  const leave = (): void => {
    onLeave?.();
    onClose();
  };
  return (
    <Dialog
      title={SIGN_IN_PROMPT_WORDS.title}
      description={reason}
      close={SIGN_IN_PROMPT_WORDS.close}
      onClose={onClose}
    >
      <div className="mt-7 grid gap-2.5">
        <a href={signIn} className="button-primary" onClick={leave}>
          {SIGN_IN_PROMPT_WORDS.signIn}
        </a>
        <Link
          to="/signup"
          search={returnTo === '/' ? {} : { return: returnTo }}
          className="button-secondary"
          onClick={leave}
        >
          {SIGN_IN_PROMPT_WORDS.createAccount}
        </Link>
      </div>
    </Dialog>
  );
}
