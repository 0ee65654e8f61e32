import { VOICE_VOCABULARY } from '#content/voice-vocabulary.ts';
import { ASSISTANT_MANNER } from '#content/panels/voice-assistant-words.ts';
import type { SavedLook } from '#contracts/makeup-looks.ts';
import { lexiconOf, type Lexicon } from '#domain/voice/lexicon.ts';
import { withOwnLooks } from '#domain/voice/own-looks.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { accessStore } from '#app/person/access/access-store.ts';
import { isSameModel, operatorModelOf } from '#app/person/access/operator-model.ts';
import { savedLooksQuery } from '#app/person/saved-looks/saved-looks.ts';
import { browserListener, browserSpeaker } from '#app/speech/browser-speech.ts';
import type { Studio } from '#studio/studio.ts';
import { askModel } from './ask-model.ts';
import { createAssistant, type Assistant } from './assistant.ts';
import { voiceConsent } from '#app/speech/voice-consent.ts';
import { modelConsent, speaksReplies } from './voice-preferences.ts';

interface Current {
  readonly studio: Studio;
  readonly person: string | null;
  readonly assistant: Assistant;
}

let current: Current | null = null;

/**
 * The assistant of this studio and person. It outlives the panel, so that the last commands and what “it” is are still
 * there when the panel is opened again; another person begins with another.
 *
 * @param person id of the account; null for a guest
 */
export function assistantOf(studio: Studio, person: string | null): Assistant {
  if (current === null || current.studio !== studio || current.person !== person) {
    current?.assistant.rest();
    current = { studio, person, assistant: makeAssistant(studio) };
  }
  return current.assistant;
}

function makeAssistant(studio: Studio): Assistant {
  const lexicon = lexiconWithSavedLooks();
  return createAssistant({
    listener: browserListener(),
    speaker: browserSpeaker(ASSISTANT_MANNER),
    world() {
      const saved = queryClient.getQueryData(savedLooksQuery.queryKey) ?? [];
      const agreed = modelConsent.read();
      const mayAsk = isSameModel(agreed, operatorModelOf(accessStore.getState()));
      return {
        studio,
        saved,
        lexicon: lexicon(saved),
        askModel: agreed !== null && mayAsk ? askModel(agreed) : null,
      };
    },
    now: () => new Date(),
    speaks: speaksReplies,
    consent: voiceConsent,
    modelConsent,
    toast,
  });
}

/** Prepares the words once for each list of saved looks, not for each command. */
function lexiconWithSavedLooks(): (saved: readonly SavedLook[]) => Lexicon {
  const base = lexiconOf(VOICE_VOCABULARY);
  let known: readonly SavedLook[] = [];
  let lexicon = base;
  return (saved) => {
    if (saved !== known) {
      known = saved;
      lexicon = withOwnLooks(base, saved);
    }
    return lexicon;
  };
}
