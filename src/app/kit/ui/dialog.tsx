import './dialog.css';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useOpeners } from './use-openers.ts';

interface DialogProps {
  readonly title: string;
  readonly description?: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  /** Shown beside the rest where there is room, above it where there is none. */
  readonly picture?: ReactNode;
  /** Above the title: what kind of thing this is. */
  readonly eyebrow?: ReactNode;
  /** Wide where there is much to read or to compare. */
  readonly size?: 'wide';
  /**
   * It has to be answered with one of its own buttons: a press beside it, such as the second of a double
   * click, does not close it.
   */
  readonly wantsAnswer?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the page. It is open for as long as it is rendered. */
export function Dialog(props: DialogProps) {
  const { title, description, close, onClose, picture, eyebrow, size, wantsAnswer, children } =
    props;
  const { remember, giveBack } = useOpeners();
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
            data-size={size}
            onCloseAutoFocus={giveBack}
            onPointerDownOutside={(event) => {
              if (wantsAnswer === true) event.preventDefault();
            }}
            onOpenAutoFocus={(event) => {
              remember(event);
              if (size !== 'wide') return;
              // Reading begins above the first button, so that button does not get the focus.
              event.preventDefault();
              if (event.currentTarget instanceof HTMLElement)
                event.currentTarget.focus({ preventScroll: true });
            }}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            {picture === undefined ? null : <div className="dialog-picture">{picture}</div>}
            <div className="dialog-body">
              {eyebrow}
              <Radix.Title className="display pr-10 text-3xl">{title}</Radix.Title>
              {description === undefined ? null : (
                <Radix.Description className="mt-2.5 text-md text-fg-2">
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
