import { describe, expect, it } from 'vitest';
import { VOICE_ACT_WORDS } from '#content/panels/voice-assistant-words.ts';
import { SENDS_AUDIO_WORDS } from '#content/speech-words.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { open, REMOTE, type } from '#tests/support/open-assistant.ts';

describe('what is typed', () => {
  it('changes the look in one step, and is replied to', async () => {
    const opened = open();
    await type(opened, 'softer blush and a red lip');
    expect(opened.look().blush.opacity).toBe(35);
    expect(opened.state()).toMatchObject({
      phase: 'idle',
      said: 'softer blush and a red lip',
      response: 'Blush at 35%. Lipstick: red.',
    });
    opened.studio.look.undo();
    expect(opened.look()).toEqual(DEFAULT_LOOK);
  });

  it('works where speech is not supported', async () => {
    const opened = open({ place: null, voices: [REMOTE] });
    expect(opened.state().place).toBe('not-supported');
    await type(opened, 'berry lips');
    expect(opened.state().response).toBe('Lipstick: Berry.');
  });

  it('does nothing where it is blank', async () => {
    const { assistant, state } = open();
    await assistant.submit('  ');
    expect(state().recent).toEqual([]);
  });

  it('may refer to what was said before', async () => {
    const opened = open();
    await type(opened, 'red lips', 'make it darker');
    expect(opened.state().response).toBe('Lipstick: darker.');
  });

  it('leaves the last five commands, the newest first', async () => {
    const opened = open();
    await type(opened, 'red lips', 'less blush', 'no eyeliner', 'undo', 'redo', 'more mascara');
    expect(opened.state().recent.map(({ text }) => text)).toEqual([
      'more mascara',
      'redo',
      'undo',
      'no eyeliner',
      'less blush',
    ]);
    expect(opened.state().recent[0]).toMatchObject({
      response: 'Mascara at 80%.',
      confidence: null,
      timestamp: new Date('2026-05-04T10:00:00Z'),
    });
  });
});

describe('what the studio itself does', () => {
  it.each([
    ['start the camera', VOICE_ACT_WORDS.cameraOn],
    ['stop the camera', VOICE_ACT_WORDS.cameraAlreadyOff],
    ['take a picture', VOICE_ACT_WORDS.noPicture],
    ['compare', VOICE_ACT_WORDS.noPicture],
    ['flip the camera', VOICE_ACT_WORDS.backCamera],
    ['undo', VOICE_ACT_WORDS.nothingToUndo],
    ['redo', VOICE_ACT_WORDS.nothingToRedo],
    ['open shopping', VOICE_ACT_WORDS.shoppingOpened],
    ['delete my look Sunday', 'You have no saved look called “Sunday”.'],
  ])('is told as it came out: %s', async (command, response) => {
    const opened = open();
    await type(opened, command);
    expect(opened.state().response).toBe(response);
  });

  it('happens to the picture in the mirror', async () => {
    const opened = open();
    await type(opened, 'start the camera', 'take a picture');
    expect(opened.state().response).toBe(VOICE_ACT_WORDS.captured);
    await type(opened, 'compare');
    expect(opened.studio.store.getState().split).not.toBeNull();
    await type(opened, 'camera off');
    expect(opened.studio.store.getState().status).toBe('stopped');
  });

  it('comes with a change of the look in the same sentence', async () => {
    const opened = open();
    await type(opened, 'red lips and start the camera');
    expect(opened.state().response).toBe('Lipstick: red. The camera is on.');
  });

  it('says that it did not work where something broke', async () => {
    const opened = open({ isBroken: true });
    await type(opened, 'red lips');
    expect(opened.state().response).toBe(
      "I'm sorry, I couldn't process that command. Could you try again?",
    );
    expect(opened.state().recent).toHaveLength(1);
  });

  it('puts on a saved look by its name', async () => {
    const opened = open({ savedNames: ['Sunday'] });
    await type(opened, 'wear my Sunday look');
    expect(opened.look().lipstick).toEqual({ color: '#7d1d43', opacity: 60 });
    expect(opened.state().response).toBe('You’re wearing “Sunday” now.');
  });
});

describe('what cannot be taken back lightly', () => {
  it('is asked about first, and done after a yes', async () => {
    const opened = open();
    await type(opened, 'red lips', 'reset');
    expect(opened.state()).toMatchObject({ asks: 'yes-or-no' });
    expect(opened.look().lipstick.color).toBe('#c1121f');
    await type(opened, 'yes');
    expect(opened.look()).toEqual(DEFAULT_LOOK);
    expect(opened.state()).toMatchObject({ asks: 'nothing', response: 'Your look is reset.' });
  });

  it('does not happen after a no', async () => {
    const opened = open();
    await type(opened, 'red lips', 'reset', 'no');
    expect(opened.look().lipstick.color).toBe('#c1121f');
  });

  it('asks for a saved look by its name before it is deleted', async () => {
    const opened = open({ savedNames: ['Sunday Best'] });
    await type(opened, 'delete my look Sunday');
    expect(opened.state()).toMatchObject({
      asks: 'yes-or-no',
      response: 'Delete “Sunday Best”? Say yes or no.',
    });
    await type(opened, 'no');
    expect(opened.state().asks).toBe('nothing');
    await type(opened, 'delete this look');
    expect(opened.state().response).toBe(VOICE_ACT_WORDS.whichLook);
  });

  it('asks for the name to save under, and takes cancel for an answer', async () => {
    const opened = open();
    await type(opened, 'save');
    expect(opened.state()).toMatchObject({ asks: 'name', response: VOICE_ACT_WORDS.askName });
    await type(opened, 'cancel');
    expect(opened.state()).toMatchObject({
      asks: 'nothing',
      response: VOICE_ACT_WORDS.keptUnsaved,
    });
  });
});

describe('what is said', () => {
  it('is done with the alternative that makes sense, and remembered with its confidence', async () => {
    const { assistant, hear, state, spoken } = open();
    void assistant.listen();
    await hear(['barely rips', 0.9], ['berry lips', 0.72]);
    await expect.poll(() => spoken).toEqual(['Lipstick: Berry.']);
    expect(state().recent[0]).toMatchObject({ text: 'berry lips', confidence: 0.72 });
    expect(state().phase).toBe('speaking');
  });

  it('is shown while it is heard', async () => {
    const { assistant, made, state } = open();
    void assistant.listen();
    await expect.poll(() => made.length).toBe(1);
    const part = Object.assign([{ transcript: 'softer', confidence: 0 }], { isFinal: false });
    made[0]?.onresult?.({ results: [part] });
    expect(state()).toMatchObject({ phase: 'listening', heard: 'softer' });
  });

  it('is no longer listened to after Stop', async () => {
    const { assistant, made, state, toasts } = open();
    const listening = assistant.listen();
    await expect.poll(() => made.length).toBe(1);
    assistant.stop();
    await listening;
    expect(state().phase).toBe('idle');
    expect(toasts).toEqual([]);
  });

  it('interrupts what is being spoken', async () => {
    const { assistant, state, made } = open();
    void assistant.submit('red lips');
    await expect.poll(() => state().phase).toBe('speaking');
    void assistant.listen();
    await expect.poll(() => made.length).toBe(1);
    expect(state().phase).toBe('listening');
  });

  it('is heard once after two quick presses', async () => {
    const { assistant, made } = open();
    await Promise.race([Promise.all([assistant.listen(), assistant.listen()]), Promise.resolve()]);
    await expect.poll(() => made.length).toBe(1);
  });

  it.each([
    ['not-allowed', 'Microphone Error'],
    ['audio-capture', 'Microphone Error'],
    ['no-speech', 'Voice Recognition Error'],
    ['network', 'Voice Recognition Error'],
  ])('has a toast and a sentence where it could not be heard: %s', async (error, title) => {
    const { assistant, made, toasts, state } = open();
    void assistant.listen();
    await expect.poll(() => made.length).toBe(1);
    made[0]?.onerror?.({ error });
    await expect.poll(() => toasts).toEqual([title]);
    expect(state().response).toMatch(/\S/);
  });
});

describe('a browser that sends the voice to its maker', () => {
  it('listens only after the person agreed, and says first what would happen', async () => {
    const { assistant, state, made, spoken } = open({ place: 'elsewhere' });
    void assistant.listen();
    await expect.poll(() => state().asksConsent).toBe(true);
    await expect.poll(() => spoken).toEqual([SENDS_AUDIO_WORDS.text]);
    expect(made).toEqual([]);
    void assistant.consent(true);
    await expect.poll(() => made.length).toBe(1);
    expect(made[0]?.processLocally).toBeUndefined();
  });

  it('asks again once that is taken back', async () => {
    const { assistant, state, made } = open({ place: 'elsewhere' });
    void assistant.consent(true);
    await expect.poll(() => made.length).toBe(1);
    await assistant.consent(false);
    void assistant.listen();
    await expect.poll(() => state().asksConsent).toBe(true);
    expect(made).toHaveLength(1);
    expect(state().hasAgreed).toBe(false);
  });

  it('offers no download where the browser has none', async () => {
    const { assistant, state } = open({ place: 'elsewhere' });
    void assistant.listen();
    await expect.poll(() => state().asksConsent).toBe(true);
    expect(state().download).toBe('none');
  });
});

describe('a browser that could understand speech on this device after a download', () => {
  it('downloads it only when the person says so, and listens here from then on', async () => {
    const { assistant, state, made } = open({ place: 'downloadable' });
    void assistant.listen();
    await expect.poll(() => state().download).toBe('offered');
    expect(made).toEqual([]);
    void assistant.download();
    await expect.poll(() => made.length).toBe(1);
    expect(made[0]?.processLocally).toBe(true);
    expect(state()).toMatchObject({ asksConsent: false, download: 'none', place: 'on-device' });
  });

  it('says so where the download fails, and still asks', async () => {
    const { assistant, state, spoken, made } = open({ place: 'downloadable', isBroken: true });
    void assistant.listen();
    await expect.poll(() => state().download).toBe('offered');
    void assistant.download();
    await expect.poll(() => spoken).toContain(SENDS_AUDIO_WORDS.notDownloaded);
    expect(state()).toMatchObject({ asksConsent: true, download: 'none' });
    expect(made).toEqual([]);
  });
});

describe('replies', () => {
  it('are spoken only by voices of this device', async () => {
    const { assistant, spoken, state } = open({ voices: [REMOTE] });
    await assistant.submit('red lips');
    expect(spoken).toEqual([]);
    expect(state()).toMatchObject({ isMute: true, response: 'Lipstick: red.' });
  });

  it('are not spoken where that is turned off, nor over one another', async () => {
    const silent = open({ speaks: false });
    await silent.assistant.submit('red lips');
    expect(silent.spoken).toEqual([]);
    const { assistant, spoken } = open();
    void assistant.submit('red lips');
    await expect.poll(() => spoken.length).toBe(1);
    await assistant.submit('no blush');
    expect(spoken).toEqual(['Lipstick: red.']);
  });

  it('end when the panel is closed', async () => {
    const { assistant, state } = open();
    void assistant.submit('red lips');
    await expect.poll(() => state().phase).toBe('speaking');
    assistant.rest();
    await expect.poll(() => state().phase).toBe('idle');
  });
});
