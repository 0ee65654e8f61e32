import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { SECURITY_WORDS } from '#content/account-settings-words.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes that open the account without the app, shown this once. */
export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The codes can still be read here, or saved as a file.
      setCopied(false);
    }
  }

  return (
    <div className="mt-4 grid gap-5">
      <p className="text-md text-fg-2">{SECURITY_WORDS.codesDetail}</p>
      <ul className="settings-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <button type="button" className="button-secondary" onClick={() => void copy()}>
          <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
          {copied ? SECURITY_WORDS.codesCopied : SECURITY_WORDS.copyCodes}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            saveFile(new Blob([text], { type: 'text/plain' }), SECURITY_WORDS.codesFile);
          }}
        >
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          {SECURITY_WORDS.saveCodes}
        </button>
      </div>
      <button type="button" className="button-primary" onClick={onDone}>
        {SECURITY_WORDS.done}
      </button>
    </div>
  );
}
