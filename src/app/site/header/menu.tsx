import { Link } from '#app/kit/router/link.tsx';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { PagePath } from '#content/pages.ts';

export interface MenuProps {
  readonly rows: readonly { readonly to: PagePath; readonly label: string }[];
  /** Classes of the button that opens it. */
  readonly className: string;
  /** What the button shows. */
  readonly children: ReactNode;
  /** Name of the button where it shows no words. */
  readonly label?: string;
  /** Whose menu it is. */
  readonly heading?: { readonly name: string; readonly detail: string };
  /** A last row that does something in place of leading somewhere. */
  readonly last?: { readonly label: string; readonly act: () => void };
}

/** A drop-down menu that starts open. */
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
              <span className="block truncate text-sm">{heading.detail}</span>
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
