import './dialog.css';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  readonly description?: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  /** Shown beside the rest where there is room, above it where there is none. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** A window over the page that asks for something. It is open as long as it is drawn. */
export function Dialog({ title, description, close, onClose, picture, children }: DialogProps) {
  return (
    <Radix.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay">
          <Radix.Content
            className="dialog"
            data-pictured={picture !== undefined}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            {picture === undefined ? null : <div className="dialog-picture">{picture}</div>}
            <div className="dialog-body">
              <Radix.Title className="display pr-10 text-[32px]">{title}</Radix.Title>
              {description === undefined ? null : (
                <Radix.Description className="mt-2.5 text-[14.5px] text-fg-2">
                  {description}
                </Radix.Description>
              )}
              {children}
            </div>
            <Radix.Close aria-label={close} data-tip={close} className="dialog-close quiet-button">
              <X size={19} strokeWidth={1.6} aria-hidden="true" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
