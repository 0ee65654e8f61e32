import type { HelpCard } from '#content/help-chat/help-answer.ts';

function section(label: string, id: string) {
  return { label, path: '/privacy', rest: `#${id}` } as const;
}

/** About what stays with people and what does not. */
export const PRIVACY_CARDS: readonly HelpCard[] = [
  {
    id: 'face-upload',
    asks: [
      'could someone else see my face',
      'who sees my face',
      'can anybody see my pictures',
      'who sees my photos',
      'do my photos stay with me',
      'is it safe to show my face',
      'is my camera picture saved anywhere',
      'does anyone watch',
      'are my images uploaded',
      'what happens to my face data',
      'does the video go over the internet',
      'is my biometric data stored',
      'where do my pictures go',
      'can your people see me',
      'is my video recorded',
      'does my face leave my device',
      'is my face uploaded',
      'do you send my pictures to a server',
      'who can see my video',
      'does my photo leave my phone',
      'are photos of me stored in the cloud',
      'do you record me',
      'do you store my face',
      'do you store pictures of me',
      'do you keep photos of me',
      'is my face sent anywhere',
      'are you watching me through the camera',
      'is my face safe',
    ],
    answer:
      'No. Finding your face and drawing the makeup both happen in your browser. No frame, no photo and no measurement of your face is sent to us or to anyone else, and none is stored, unless you send it yourself: you’re shown what would go each time. Snapshots and films that you make in Professional Mode stay on your device.',
    link: section('The camera and your photos', 'camera'),
  },
  {
    id: 'signed-pictures',
    asks: [
      'sign a picture',
      'content credentials',
      'prove that a picture is mine',
      'check if a photo is real',
      'is this picture a deepfake',
      'verify a picture',
      'was this photo changed',
      'who signed this picture',
      'untrusted signature',
    ],
    answer:
      'Verify, in Cutting-Edge Technology, checks whether a picture has a signed record and still fits it. That happens on your device; the reader it needs is 8.3 MB, once. You can also have your own picture signed: you’re shown it first, and it’s sent for that alone. No check can say that a picture is real. It’s part of Pro.',
    link: { label: 'Cutting-Edge Technology', panel: 'cutting-edge' },
  },
  {
    id: 'data-safety',
    asks: [
      'is this site safe',
      'is it secure',
      'could I be hacked',
      'is it a scam',
      'trustworthy',
      'is my data safe',
      'is it safe',
      'is it secure',
      'can I trust you',
      'how do you protect my data',
    ],
    answer:
      'Finding your face and drawing the makeup happen in your browser, so there is no picture of you to lose. Passwords are stored only as hashes that can’t be read back, and you can download or delete everything your account keeps at any time.',
    link: { label: 'Privacy & Security', info: 'privacy' },
  },
  {
    id: 'what-is-stored',
    asks: [
      'what do you save',
      'personal information',
      'what is in my account',
      'privacy of my account',
      'which data is stored',
      'how long is my data stored',
      'what do you know about me',
      'what data do you keep',
      'what information do you collect about users',
      'how long do you keep my data',
      'where is my data stored',
    ],
    answer:
      'Without an account, nothing that names you. With one: your name and email address, your looks as colors and numbers, your activity, your progress, and what signing in needs.',
    link: section('What an account stores', 'account'),
  },
  {
    id: 'train-ai',
    asks: [
      'do you use my face to train AI',
      'machine learning on my photos',
      'do you keep pictures for research',
    ],
    answer:
      'No. We never receive a picture of you, so there is nothing to train on. The face model was trained elsewhere and only runs on your device.',
    link: section('The camera and your photos', 'camera'),
  },
  {
    id: 'sell-data',
    asks: [
      'give my data away',
      'third parties',
      'is there advertising',
      'do you work with other companies',
      'do you sell my data',
      'share my data with third parties',
      'who gets my data',
      'do advertisers see my data',
      'are there ads',
    ],
    answer:
      'No. We do not sell or lend data about you, and there is no advertising. While you use the pages, no request goes to another company.',
    link: section('Who else is involved', 'others'),
  },
  {
    id: 'forget-number',
    asks: [
      'forget my random number',
      'stop tracking my visits',
      'delete my analytics',
      'erase my visits',
      'opt out of analytics',
    ],
    answer:
      'Visits and clicks are counted under a random number of your browser, without your name or account, and nothing about your face is among them. On the privacy page you can have the number forgotten; what is stored under it is then erased.',
    link: section('How we count visits', 'counting'),
  },
  {
    id: 'cookies-and-trackers',
    asks: [
      'cookie banner',
      'tracking',
      'do you count visits',
      'delete cookies',
      'do you track me',
      'which cookies do you set',
      'do you use trackers',
      'do not track',
      'google analytics',
    ],
    answer:
      'There is no cookie until you rate a look, pay or sign in, and there are no third-party trackers. We count visits ourselves, without names, and not at all if your browser sends Do Not Track or Global Privacy Control.',
    link: section('Cookies and browser storage', 'cookies'),
  },
  {
    id: 'terms',
    asks: [
      'agb',
      'conditions of use',
      'copyright',
      'imprint',
      'who made this',
      'who owns lookglass',
      'company',
      'where are the terms and conditions',
      'terms of use',
      'legal notice',
      'read the privacy policy',
      'who runs this site',
    ],
    answer:
      'The terms say what you can expect of us and what we ask of you; the privacy page says what is stored. Both start with a short version.',
    link: { label: 'Terms & Conditions', path: '/terms' },
  },
];
