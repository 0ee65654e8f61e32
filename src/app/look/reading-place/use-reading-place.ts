import { useState } from 'react';
import type { SentPicture } from '#domain/picture/sent-pictures.ts';
import { useIsOnline } from '#app/kit/ui/use-is-online.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { takePictureToSend, type PictureToSend } from './picture-to-send.ts';

export type Place = 'device' | 'server';

/** What a person can answer when asked whether a picture may be sent. */
export type Consent =
  /** With whether the named model may word the advice. */
  | { readonly kind: 'send'; readonly mayUseModel: boolean }
  | { readonly kind: 'device' | 'nothing' };

/** A picture about which the person has yet to answer. */
export interface Asking {
  readonly picture: PictureToSend;
  /** The model that could word the advice; null where there is none. */
  readonly model: OperatorModel | null;
  readonly answer: (consent: Consent) => void;
}

export interface ReadingPlace {
  /** Where the next reading is to be made: always on the device while there is no network. */
  readonly place: Place;
  readonly isOnline: boolean;
  readonly choose: (place: Place) => void;
  /** The question being asked now; null while there is none. */
  readonly asking: Asking | null;
  /**
   * Resolves with the reader to use. On the device that is known at once. For the server the person is asked
   * each time; `onServer` gets the picture that they agreed to send, and the model that may word the advice,
   * if one may. Null where they want neither.
   */
  readonly settle: <Reader>(
    onDevice: Reader,
    onServer: (picture: PictureToSend, model: OperatorModel | null) => Reader,
  ) => Promise<Reader | null>;
}

/**
 * Where a face is measured. The device, until a person chooses otherwise; the choice is not kept.
 *
 * @param model the model that could word what the server finds; null where there is none
 */
export function useReadingPlace(
  what: SentPicture,
  model: OperatorModel | null = null,
): ReadingPlace {
  const studio = useStudio();
  const isOnline = useIsOnline();
  const [chosen, choose] = useState<Place>('device');
  const [asking, setAsking] = useState<Asking | null>(null);
  const place = isOnline ? chosen : 'device';

  function ask(picture: PictureToSend): Promise<Consent> {
    return new Promise((resolve) => {
      setAsking({
        picture,
        model,
        answer(consent) {
          setAsking(null);
          resolve(consent);
        },
      });
    });
  }

  return {
    place,
    isOnline,
    choose,
    asking,
    async settle(onDevice, onServer) {
      if (place === 'device') return onDevice;
      if (asking !== null) return null;
      const picture = await takePictureToSend(studio, what);
      // Without a picture there is nothing to ask about; the panel says what is missing.
      if (picture === null) return onDevice;
      const consent = await ask(picture);
      switch (consent.kind) {
        case 'send':
          return onServer(picture, consent.mayUseModel ? model : null);
        case 'device':
          return onDevice;
        case 'nothing':
          return null;
      }
    },
  };
}
