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
      text: 'It’s measured in memory and then overwritten. It’s never stored or logged. What was measured comes back to you and stays nowhere else.',
    },
  ],
  sizeKnown: '{width} by {height} pixels, {kilobytes} kB',
  sizeUnknown: '{kilobytes} kB',
  send: 'Send This Picture',
  device: 'Measure on This Device',
  close: 'Close',
} as const;
