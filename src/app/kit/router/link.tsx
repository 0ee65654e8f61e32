import type { ComponentProps, MouseEvent } from 'react';
import { useStore } from 'zustand';
import type { PagePath } from '#content/pages.ts';
import { pathOf, type Way } from './address.ts';
import { goTo, onShow, preload } from './router.ts';
import { writeSearch } from './search.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: PagePath;
  /** The query of the address; `true` keeps the present one. */
  readonly search?: Exclude<Way['search'], (...present: never) => unknown>;
}

/** Whether a click is meant to open the link in this tab. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  const isHere = currentTarget.target === '' || currentTarget.target === '_self';
  return button === 0 && isHere && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** Leads to a page of the app without a new document. The page's code is loaded on hover or focus. */
export function Link(props: LinkProps) {
  const { to, search, onClick, onPointerEnter, onFocus, children, ...rest } = props;
  const present = useStore(onShow, (state) => state.search);
  const isHere = useStore(onShow, (state) => pathOf({ pathname: state.path }) === to);
  const said = search === true ? present : (search ?? {});
  const address = to + writeSearch(said);
  return (
    <a
      {...rest}
      href={address}
      aria-current={isHere ? 'page' : undefined}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload(to);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        void goTo(address);
      }}
    >
      {children}
    </a>
  );
}
