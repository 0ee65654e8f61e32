import { Link } from '@tanstack/react-router';
import { DropdownMenu } from 'radix-ui';
import type { MenuProps } from './lazy-menu.tsx';

/** A menu that hangs from its button, open at first. */
export function Menu({ rows, className, children, label, heading, last }: MenuProps) {
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger className={className} aria-label={label}>
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={8} collisionPadding={12}>
          {heading === undefined ? null : (
            <DropdownMenu.Label className="menu-heading">
              <span className="block truncate font-medium text-fg">{heading.name}</span>
              <span className="block truncate text-[13px]">{heading.detail}</span>
            </DropdownMenu.Label>
          )}
          {rows.map(({ to, label: words }) => (
            <DropdownMenu.Item key={to} className="menu-row" asChild>
              <Link to={to}>{words}</Link>
            </DropdownMenu.Item>
          ))}
          {last === undefined ? null : (
            <>
              <DropdownMenu.Separator className="menu-line" />
              <DropdownMenu.Item className="menu-row" onSelect={last.act}>
                {last.label}
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
