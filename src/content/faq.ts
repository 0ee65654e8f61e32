/** Questions that people ask, in four categories, and what is true. */

export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

export interface FaqCategory {
  readonly id: 'getting-started' | 'camera-and-makeup' | 'account-and-plans' | 'privacy';
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}

export const FAQ: readonly FaqCategory[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    entries: [
      {
        question: 'Do I need an account?',
        answer:
          'No. The mirror, the shades, the quick looks and capturing a picture work without one. With an account you can save looks, see your activity and keep your progress on more than one device.',
      },
      {
        question: 'How do I put makeup on?',
        answer:
          'Press Start Camera and allow it, or choose a photo or the drawn model. Then pick a product, tap a shade and move its slider. A quick look sets all six products at once. Makeup Intensity turns the whole look up or down and keeps its balance: at 75 you wear it as it was designed.',
      },
      {
        question: 'Which devices and browsers work?',
        answer:
          'Current versions of Chrome, Edge, Firefox and Safari, on computers, tablets and phones. A camera helps but is not needed. A graphics processor makes the mirror smoother; without one it still draws.',
      },
      {
        question: 'Can I use a photo instead of the camera?',
        answer:
          'Yes. Choose Use a photo, or drop one onto the mirror. It opens on your device and isn’t uploaded. A face that looks toward the camera in even light works best.',
      },
    ],
  },
  {
    id: 'camera-and-makeup',
    title: 'Camera and makeup',
    entries: [
      {
        question: 'The camera does not start. What can I do?',
        answer:
          'Click the camera icon or the lock next to the address, allow the camera for this site, then press Start Camera again. Close other apps that may be using it, such as a video call. On a computer, check that the system lets your browser use the camera.',
      },
      {
        question: 'I see myself, but no makeup.',
        answer:
          'The mirror needs to find your face. Come closer, face the camera, and sit with a lamp or a window in front of you. If the badge says it found your face, check that the sliders aren’t at zero and that the mirror isn’t showing your bare face.',
      },
      {
        question: 'Why does a shade look different on me than on the screen?',
        answer:
          'Cameras and screens each add a color cast of their own, and real pigment mixes with your skin. Daylight from a window in front of you comes closest. Use what you see as an impression to choose by, not as a promise about a product.',
      },
      {
        question: 'The picture is slow or jerky.',
        answer:
          'Press Details on the mirror’s badge, then Optimize. This lowers the resolution at which makeup is drawn. Closing other tabs and apps helps too, and so does plugging in a laptop.',
      },
    ],
  },
  {
    id: 'account-and-plans',
    title: 'Account and plans',
    entries: [
      {
        question: 'How do I save a look?',
        answer:
          'Press Save Look, give it a name and choose whether it is private or public. You’ll find it under My Saved Looks in your account menu. An account holds up to 500 looks.',
      },
      {
        question: 'I forgot my password.',
        answer:
          'Choose Forgot password? on the sign-in page. We’ll email you a link that works once, for 10 minutes. If nothing arrives, check your spam folder, and make sure it’s the address you signed up with.',
      },
      {
        question: 'What does Pro cost, and how do I cancel?',
        answer:
          'Pro is $19.99 a month or $199.99 a year. Hourly access to the artists’ chat is $6.99. You can cancel in Account Settings at any time. Pro then runs to the end of the period you’ve paid for, and within 30 days of paying you can get your money back.',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'Go to Account Settings and find Your Data. Confirm once more, and everything in the account is erased. You can download it all as one file first.',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy and security',
    entries: [
      {
        question: 'Is my face or my video sent anywhere?',
        answer:
          'No. Finding your face and drawing the makeup both happen in your browser. The mirror sends no frame, no photo and no measurement of your face to us or to anyone else, unless you ask for that yourself and have seen, or been told, what would be sent.',
      },
      {
        question: 'What do you store about me?',
        answer:
          'Without an account, nothing that names you. With one: your name and email address, your looks as colors and intensities, your activity, numbers of your skin if you agreed to that, and what signing in needs. The privacy page lists all of it.',
      },
      {
        question: 'Do you use cookies or trackers?',
        answer:
          'One cookie keeps you signed in. There are no advertising or third-party trackers. We count visits ourselves, without names, and not at all if your browser sends Do Not Track or Global Privacy Control.',
      },
      {
        question: 'What is in a link to a look that I share?',
        answer:
          'Colors and intensities, nothing else. Anyone who opens it wears the look on their own face. Yours is never part of it.',
      },
    ],
  },
];
