import { lazy, Suspense, useState } from 'react';
import { DATA_WORDS } from '#content/account-settings-words.ts';
import { exportAccount } from '#contracts/account-data.ts';
import type { CurrentUser } from '#contracts/fields.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { SettingsRow } from './settings-row.tsx';
import { SettingsSection } from './settings-section.tsx';

const DeleteAccount = lazy(() =>
  import('./delete-account.tsx').then((loaded) => ({ default: loaded.DeleteAccount })),
);

/** Taking everything along, and having everything erased. */
export function DataSection({ user }: { user: CurrentUser }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <SettingsSection title={DATA_WORDS.title} description={DATA_WORDS.description}>
      <SettingsRow title={DATA_WORDS.export} detail={DATA_WORDS.exportDetail}>
        <ExportButton />
      </SettingsRow>
      <SettingsRow title={DATA_WORDS.delete} detail={DATA_WORDS.deleteDetail}>
        <button
          type="button"
          className="button-secondary settings-danger"
          onClick={() => {
            setDeleting(true);
          }}
        >
          {DATA_WORDS.delete}
        </button>
      </SettingsRow>
      {deleting ? (
        <Suspense>
          <DeleteAccount
            user={user}
            onClose={() => {
              setDeleting(false);
            }}
          />
        </Suspense>
      ) : null}
    </SettingsSection>
  );
}

const INDENT = 2;

function ExportButton() {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const data = await callApi(exportAccount);
      const text = JSON.stringify(data, null, INDENT);
      saveFile(new Blob([text], { type: 'application/json' }), DATA_WORDS.exportFile);
      toast('dataExported');
    } catch (problem) {
      toast('dataNotExported', {}, problem instanceof ApiProblem ? problem.message : '');
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" className="button-secondary" disabled={busy} onClick={() => void save()}>
      {busy ? DATA_WORDS.exporting : DATA_WORDS.export}
    </button>
  );
}
