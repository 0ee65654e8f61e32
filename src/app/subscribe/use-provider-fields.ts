import { useEffect, useRef, useState, type RefObject } from 'react';
import { toast } from '#app/kit/toast/toasts.ts';
import { mountProviderFields, type ProviderFields } from './provider-fields.ts';

interface MountedFields {
  /** The element in which to mount the fields. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Null until they are there. */
  readonly fields: ProviderFields | null;
  /** Why they could not be mounted; null while they still may be. */
  readonly failure: unknown;
}

/** Puts the provider's fields into the page for as long as their place is drawn. */
export function useProviderFields({
  publishableKey,
  clientSecret,
}: {
  readonly publishableKey: string;
  readonly clientSecret: string;
}): MountedFields {
  const place = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<ProviderFields | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let isGone = false;
    let standing: ProviderFields | undefined;
    const mounting = mountProviderFields({ publishableKey, clientSecret, element });
    mounting.then(
      (mounted) => {
        if (isGone) {
          mounted.unmount();
          return;
        }
        standing = mounted;
        setFields(mounted);
      },
      (problem: unknown) => {
        if (isGone) return;
        toast('paymentSetupFailed');
        setFailure(problem);
      },
    );
    return () => {
      isGone = true;
      standing?.unmount();
      setFields(null);
    };
  }, [publishableKey, clientSecret]);

  return { place, fields, failure };
}
