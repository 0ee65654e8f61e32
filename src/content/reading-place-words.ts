/** Where a face is measured, and what is said before a picture is sent. */

export const READING_PLACE_WORDS = {
  title: 'Where to measure',
  device: 'On this device',
  deviceNote: 'Nothing is sent.',
  server: 'On the server',
  serverNote: 'Sends one picture. You’re asked each time.',
  /** While the server measures. */
  sent: 'Your picture is on the server. You can move.',
  offlineNote: 'You’re offline, so the server can’t be reached.',
} as const;

export const CONSENT_WORDS = {
  title: 'Send one picture?',
  lead: 'The server measures it as this device would.',
  picture: 'The picture that would be sent',
  facts: [
    {
      name: 'What is sent',
      text: 'This picture alone, as the camera took it and without makeup: {size}.',
    },
    {
      name: 'To whom',
      text: 'To {host}, the server of this site. No one else gets it, and no AI model is shown it.',
    },
    {
      name: 'What happens to it',
      text: 'It’s measured in memory and then overwritten. It’s never stored or logged. {kept}',
    },
  ],
  sizeKnown: '{width} by {height} pixels, {kilobytes} kB',
  sizeUnknown: '{kilobytes} kB',
  kept: 'What was measured comes back to you and stays nowhere else.',
  keptButForModel:
    'What was measured comes back to you. Unless you allow a model below, it stays nowhere else.',
  /** Where the server's operator has a language model: off until it is checked, each time. */
  model: 'Let {model} word the reasons and tips',
  modelNote:
    'It’s then shown text: the names of your recommended shades, our reason for each and our tips. Those hold measures in words and numbers: how light your skin is, its undertone, how lips, brows and eyes differ from it, the color of your eyes, the shape of your face. Never the picture, and nothing of your account. The operator of {host} chose the model; it may run elsewhere.',
  send: 'Send This Picture',
  device: 'Measure on This Device',
  close: 'Close',
} as const;
