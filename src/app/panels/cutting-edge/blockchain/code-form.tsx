import { Camera, ImageUp, Square } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { BLOCKCHAIN_WORDS as WORDS } from '#content/panels/blockchain-words.ts';
import { readScannedCode, readTypedCode, type ScannedCode } from '#domain/register/product-code.ts';
import { FieldProblem } from '#app/kit/forms/form-problem.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { scanFile, type ScanEnd, useCameraScan } from './use-scan.ts';

const SENTENCES: Readonly<Record<Exclude<ScannedCode['kind'], 'code'>, string>> = {
  mistyped: WORDS.mistyped,
  'no-code': WORDS.otherCode,
  'foreign-address': WORDS.foreignAddress,
};

interface CodeFormProps {
  /** What stands in the field. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
}

type Scanning = 'off' | 'camera' | 'picture';

/** A code, typed or read from a picture: of the camera, or of a file. */
export function CodeForm({ typed, onType, isBusy, onCode }: CodeFormProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [scanning, setScanning] = useState<Scanning>('off');
  const file = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hasCamera = useStudioState(
    ({ status, source }) => status === 'active' && source === 'camera',
  );

  function take(code: string): void {
    setProblem(undefined);
    onCode(code);
  }

  function endScan(end: ScanEnd, nothing: string): void {
    setScanning('off');
    if (end.kind === 'text') {
      const scanned = readScannedCode(end.text, location.origin);
      if (scanned.kind === 'code') take(scanned.code);
      else setProblem(SENTENCES[scanned.kind]);
      return;
    }
    const sentences = {
      nothing,
      'not-loaded': WORDS.scannerNotLoaded,
      'no-picture': WORDS.pictureNotRead,
    };
    setProblem(sentences[end.kind]);
  }

  useCameraScan(scanning === 'camera' && hasCamera, (end) => {
    endScan(end, WORDS.scanEnded);
  });

  return (
    <>
      <form
        className="register-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          const read = readTypedCode(typed);
          if (read.kind === 'code') {
            take(read.code);
            return;
          }
          setProblem(read.kind === 'mistyped' ? WORDS.mistyped : WORDS.noCode);
          field.current?.focus();
        }}
      >
        <label htmlFor={id} className="field-label">
          {WORDS.code}
        </label>
        <div className="register-ask">
          <input
            ref={field}
            id={id}
            type="text"
            className="field-input tnum"
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={40}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-hint ${id}-problem`}
            onChange={({ target }) => {
              onType(target.value);
              setProblem(undefined);
            }}
          />
          <button type="submit" className="button-primary" disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? WORDS.lookingUp : WORDS.lookUp}
          </button>
        </div>
        <p id={`${id}-hint`} className="field-hint">
          {WORDS.codeHint}
        </p>
        <div role="alert">
          <FieldProblem id={`${id}-problem`} message={problem} />
        </div>
      </form>
      <div className="register-scan">
        <button
          type="button"
          className="button-secondary"
          disabled={!hasCamera || scanning === 'picture'}
          onClick={() => {
            setProblem(undefined);
            setScanning(scanning === 'camera' ? 'off' : 'camera');
          }}
        >
          {scanning === 'camera' ? (
            <Square size={15} strokeWidth={1.7} aria-hidden="true" />
          ) : (
            <Camera size={17} strokeWidth={1.7} aria-hidden="true" />
          )}
          {scanning === 'camera' ? WORDS.stopScan : WORDS.scan}
        </button>
        <button
          type="button"
          className="button-secondary"
          disabled={scanning !== 'off'}
          onClick={() => {
            file.current?.click();
          }}
        >
          <ImageUp size={17} strokeWidth={1.7} aria-hidden="true" />
          {WORDS.fromPicture}
        </button>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label={WORDS.fromPicture}
          onChange={({ target }) => {
            const [picture] = target.files ?? [];
            // Reset, or choosing the same picture again would fire no change event.
            target.value = '';
            if (picture === undefined) return;
            setProblem(undefined);
            setScanning('picture');
            void scanFile(picture).then((end) => {
              endScan(end, WORDS.noCodeInPicture);
            });
          }}
        />
      </div>
      <p role="status" className="register-scan-note">
        {scanNote(scanning, hasCamera)}
      </p>
    </>
  );
}

function scanNote(scanning: Scanning, hasCamera: boolean): string {
  if (scanning === 'picture') return WORDS.readingPicture;
  if (!hasCamera) return WORDS.needsCamera;
  return scanning === 'camera' ? `${WORDS.scanning} ${WORDS.scanningNote}` : '';
}
