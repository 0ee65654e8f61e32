import { CircleUserRound } from 'lucide-react';
import { ACCOUNT_MENU_WORDS, VISITOR_MENU } from '#content/header-words.ts';
import { useCurrentUser } from '#app/session/current-user.ts';
import { LazyMenu } from './lazy-menu.tsx';
import { UserMenu } from './user-menu.tsx';

const BUTTON =
  'glass grid size-11 shrink-0 place-items-center rounded-full text-[14px] font-medium';

/** The same as `AccountCorner`, in one round button over the picture. */
export function PhoneAccount() {
  const { user } = useCurrentUser();
  if (user !== null) return <UserMenu user={user} className={BUTTON} />;
  return (
    <LazyMenu rows={VISITOR_MENU} className={BUTTON} label={ACCOUNT_MENU_WORDS.visitor}>
      <CircleUserRound size={19} strokeWidth={1.6} aria-hidden="true" />
    </LazyMenu>
  );
}
