import './verify.css';
import { useEffect, useRef, useState } from 'react';
import { VERIFY_WORDS } from '#content/panels/verify-words.ts';
import { schedule } from '#studio/browser/timers.ts';
import { createPictureCheck } from './check/check.ts';
import { CheckSection } from './check/check-section.tsx';
import { createCredentialReader } from './check/credential-reader.ts';
import { isReaderKept, READER_ADDRESS } from './check/reader-file.ts';
import { LiveSection } from './live/live-section.tsx';
import { SignSection } from './sign/sign-section.tsx';

function createVerification() {
  const reader = createCredentialReader(READER_ADDRESS);
  const check = createPictureCheck({ reader, isReaderKept, clock: { schedule }, now: Date.now });
  return { reader, check };
}

/** Whether a picture is what it says it is: checking, signing, and what a live face shows. */
export function VerifyTab() {
  const [{ reader, check }] = useState(createVerification);
  const checkHeading = useRef<HTMLHeadingElement>(null);
  useEffect(
    () => () => {
      check.cancel();
      reader.end();
    },
    [check, reader],
  );
  return (
    <div className="verify-tab">
      <p className="text-md text-fg-2">{VERIFY_WORDS.about}</p>
      <CheckSection check={check} heading={checkHeading} />
      <SignSection
        onCheck={(picture) => {
          void check.choose(picture);
          // The answer comes further up.
          checkHeading.current?.focus();
        }}
      />
      <LiveSection />
    </div>
  );
}
