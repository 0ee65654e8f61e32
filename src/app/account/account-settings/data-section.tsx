import { useState } from 'react';
import { DATA_WORDS } from '#content/account-settings-words.ts';
import { exportAccount } from '#contracts/account-data.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { useLazyOpener } from '#app/kit/ui/use-lazy-opener.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { AvoidedRow } from './avoided-row.tsx';
import { SettingsRow } from './settings-row.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SkinHistoryRow } from './skin-history-row.tsx';

const loadDeletion = () => import('./delete-account.tsx').then((code) => code.DeleteAccount);

/** Taking everything along, and having everything erased. */
export function DataSection({ user }: { user: SignedInUser }) {
  const { isOpen, close, handlers } = useLazyOpener(loadDeletion);
  return (
    <SettingsSection title={DATA_WORDS.title} description={DATA_WORDS.description}>
      <SettingsRow title={DATA_WORDS.export} detail={DATA_WORDS.exportDetail}>
        <ExportButton />
      </SettingsRow>
      <SettingsRow title={DATA_WORDS.counting} detail={DATA_WORDS.countingDetail}>
        <a href="/privacy#counting" className="button-secondary">
          {DATA_WORDS.countingLink}
        </a>
      </SettingsRow>
      <SkinHistoryRow />
      <AvoidedRow />
      <SettingsRow title={DATA_WORDS.delete} detail={DATA_WORDS.deleteDetail}>
        <button type="button" className="button-secondary settings-danger" {...handlers}>
          {DATA_WORDS.delete}
        </button>
      </SettingsRow>
      {isOpen ? (
        <OnDemand load={loadDeletion} props={{ user, onClose: close }} onFailed={close} />
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
