import { PLAN_WORDS } from '#content/panels/live-plan-words.ts';
import { AUDIENCE_LABELS, CHAT_LABELS, LIVE_WORDS } from '#content/panels/live-words.ts';
import { AUDIENCES, CHAT_MODES, QUALITIES } from '#domain/live/live-room.ts';
import { Choice } from './choice.tsx';
import type { SessionWishes } from './session-wishes.ts';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';

interface SessionSettingsProps {
  readonly wishes: Omit<SessionWishes, 'title'>;
  readonly onChange: (change: Partial<Omit<SessionWishes, 'title'>>) => void;
  /** Whether a picture is sent at all can be chosen beforehand only. */
  readonly isLive: boolean;
}

/** Who may watch and find it, the chat, and the picture: before a session, and while it is live. */
export function SessionSettings({ wishes, onChange, isLive }: SessionSettingsProps) {
  const { audience, isListed, quality, chat, hasPicture } = wishes;
  return (
    <>
      <Choice
        label={LIVE_WORDS.who}
        values={AUDIENCES}
        words={AUDIENCE_LABELS}
        value={audience}
        onChoose={(chosen) => onChange({ audience: chosen })}
      />
      <Choice
        label={LIVE_WORDS.chat}
        values={CHAT_MODES}
        words={CHAT_LABELS}
        value={chat}
        onChoose={(chosen) => onChange({ chat: chosen })}
      />
      {hasPicture ? (
        <Choice
          label={LIVE_WORDS.quality}
          values={QUALITIES}
          value={quality}
          onChoose={(chosen) => onChange({ quality: chosen })}
        />
      ) : null}
      <div className="live-rows">
        <SwitchRow
          label={PLAN_WORDS.listed}
          about={PLAN_WORDS.listedAbout}
          checked={isListed}
          onChange={(checked) => onChange({ isListed: checked })}
        />
        {isLive ? null : (
          <SwitchRow
            label={LIVE_WORDS.picture}
            about={LIVE_WORDS.pictureAbout}
            checked={hasPicture}
            onChange={(checked) => onChange({ hasPicture: checked })}
          />
        )}
      </div>
    </>
  );
}
