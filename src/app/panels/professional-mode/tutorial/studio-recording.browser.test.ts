import { beforeEach, describe, expect, it } from 'vitest';
import { ADA } from '#tests/support/signed-in-person.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { takeNobody, takeUser } from '#app/person/session/current-user.ts';
import { clearStorage } from '#app/person/sign-out/clear-storage.ts';
import { createStudio } from '#studio/studio.ts';
import { deviceTutorials } from './device-tutorials.ts';
import { filmOf } from './studio-recording.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});

async function recordingOfAda() {
  takeUser(ADA);
  const { recording } = filmOf(createStudio(new FakeBrowser().environment));
  const wishes = { title: 'A soft evening lip', description: '', film: false, sound: false };
  expect(await recording.start(wishes)).toBeNull();
  recording.addStep('Lips', '');
  return recording;
}

async function keptOnDevice() {
  await deviceTutorials.load();
  return deviceTutorials.store.getState().tutorials;
}

describe('a recording in progress', () => {
  it('ends once its person has signed out, and is not kept', async () => {
    const recording = await recordingOfAda();
    takeNobody();
    await expect.poll(() => recording.store.getState().phase).toBe('idle');
    expect(await keptOnDevice()).toEqual([]);
  });

  it('also ends after a sign-out that the server did not confirm, which leaves the page open', async () => {
    const recording = await recordingOfAda();
    await clearStorage();
    queryClient.clear();
    await expect.poll(() => recording.store.getState().phase).toBe('idle');
    expect(await keptOnDevice()).toEqual([]);
  });
});
