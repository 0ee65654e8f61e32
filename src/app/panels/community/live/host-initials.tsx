import { initials } from '#domain/account/initials.ts';

/** A host's initials, since their face is shown only in their own session. */
export function HostInitials({ name }: { name: string }) {
  const [first = '', last = ''] = name.split(' ');
  return (
    <span className="host-initials" aria-hidden="true">
      {initials(first, last)}
    </span>
  );
}
