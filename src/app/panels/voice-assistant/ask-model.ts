import { askVoiceAssistant } from '#contracts/voice-assistant.ts';
import type { HexColour, Look } from '#domain/makeup/look.ts';
import { patchedProducts } from '#domain/makeup/patch.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import type { AskModel } from './carry-out.ts';

/** The look with a list of its own, since the body's type asks for a mutable one. */
function sent(look: Look) {
  const { eyeshadow, ...others } = look;
  const [lid, crease, corner] = eyeshadow.colors;
  const colors: [HexColour, HexColour, HexColour] = [lid, crease, corner];
  return { ...others, eyeshadow: { ...eyeshadow, colors } };
}

/**
 * Asks our server, which has the same grammar as this page, and a language model for what the grammar does
 * not understand.
 *
 * @param model the one that the person agreed to: no other gets what they say
 */
export function askModel({ name }: OperatorModel): AskModel {
  const consent = { mayUseModel: true, ...(name !== null && { modelName: name }) };
  return async (command, look, confidence) => {
    try {
      const { makeupChanges: patch, response } = await callApi(askVoiceAssistant, {
        body: { command, currentMakeup: sent(look), confidence, ...consent },
      });
      return patchedProducts(patch).length === 0 ? null : { patch, response };
    } catch {
      // Offline, over a limit or signed out: the page's own grammar answers then.
      return null;
    }
  };
}
