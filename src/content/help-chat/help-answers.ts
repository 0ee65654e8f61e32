import type { HelpAnswer, HelpRow } from './help-answer.ts';

/**
 * The specification's table, in the order in which the help chat looks. The keyword of each row is the
 * specification's; other ways of asking the same are found by the search.
 */
export const HELP_ANSWERS: readonly HelpRow[] = [
  {
    id: 'what-is-this-app',
    keywords: ['what is this app'],
    asks: [
      'what is Lookglass',
      'what does this app do',
      'what is this site for',
      'tell me about Lookglass',
    ],
    answer:
      'Lookglass is a mirror in your browser. It finds your face in the camera’s picture and shows you with makeup on, live: lipstick, blush, eyeshadow, eyeliner, mascara and foundation. The picture doesn’t leave your device unless you send it. The mirror is free, with or without an account.',
    link: { label: 'How It Works', info: 'how-it-works' },
  },
  {
    id: 'how-to-use',
    keywords: ['how to use'],
    asks: [
      'instructions',
      'guide',
      'manual',
      'first steps',
      'how do I put on makeup',
      'how do I start',
      'how do I use the app',
      'how does this work',
      'how do I get started',
      'show me the tutorial',
      'where do I begin',
      'explain the app',
      'I am new here',
    ],
    answer:
      'Press Start Camera and allow it. Tap a quick look, or choose a product and one of its shades. Move a slider for more or less of it. Press Capture Look for a picture of what you see, or Save Look to keep it. The tutorial covers it all in six steps.',
    link: { label: 'App Tutorial', info: 'app-tutorial' },
  },
  {
    id: 'features',
    keywords: ['features'],
    asks: ['what can this app do', 'what can I do here', 'list of functions'],
    answer:
      'A live mirror with six products, named shades, four quick looks, a split view with your bare face, photos and a drawn model in place of the camera, capturing, saved looks and links to share, and a shop by color. Pro adds the artists’ chat, recommendations, skin analysis, a voice assistant, Professional Mode, AR, live streaming, the Social Media Hub and more.',
    link: { label: 'AI Virtual Try-On', info: 'virtual-tryon' },
  },
  {
    id: 'camera-not-working',
    keywords: ['camera not working'],
    asks: [
      'why can I not see myself',
      'no video',
      'camera is not working',
      'camera stays black',
      'can not start the camera',
      'webcam does not work',
      'camera not found',
      'camera does not start',
      "camera won't turn on",
      'my camera does not work',
      'camera shows nothing',
      'no picture from the camera',
      'camera problem',
    ],
    answer:
      'Click the camera icon or the lock next to the address, allow the camera for this site, and press Start Camera again. Close video calls and other apps that may be using it. On a computer, check that the system lets your browser use the camera. Until then, you can use a photo or the drawn model.',
    link: { label: 'Contact Support', path: '/contact-support' },
  },
  {
    id: 'makeup-not-showing',
    keywords: ['makeup not showing'],
    asks: [
      'makeup not visible',
      'no lipstick on my lips',
      'why is there no makeup',
      'I see myself but no makeup',
      "I can't see any makeup",
      'makeup does not show',
      'no makeup on my face',
      'makeup disappeared',
      'nothing happens when I tap a shade',
    ],
    answer:
      'The mirror has to find your face first. Come closer, face the camera, and let the light come from the front. Then check that the sliders aren’t at zero and that you’re not looking at your bare face. Still nothing? Press Reset, then tap a quick look.',
    link: { label: 'App Tutorial', info: 'app-tutorial' },
  },
  {
    id: 'quick-looks',
    keywords: ['quick looks'],
    asks: [
      'looks to start from',
      'complete looks',
      'ready looks',
      'which looks are there',
      'evening look',
      'wedding look',
      'natural look',
      'which quick look is there',
      'ready made looks',
      'presets',
      'romantic, night out, natural or bold',
      'a whole look in one tap',
    ],
    answer:
      'There are four: Romantic, Night Out, Natural and Bold. One tap sets all six products, and you can change everything from there. You’ll find them at the top of the look panel, or on a phone under the look’s name.',
    link: { label: 'Quick Looks Gallery', info: 'quick-looks' },
  },
  {
    id: 'ai-recommendations',
    keywords: ['ai recommendations'],
    asks: [
      'what suits me',
      'which lipstick suits me',
      'which colors fit me',
      'what should I wear',
      'recommend a lipstick',
      'which makeup fits my face',
      'recommend me a look',
      'which shade suits me',
      'what colors suit me',
      'suggest something for me',
      'why did it recommend this shade',
      'how do the recommendations work',
      'three shades for each product',
    ],
    answer:
      'AI-Powered Recommendations, a part of Pro, measures your face on your device and suggests three shades for each of six products, with the reason. Nothing is sent, unless you choose the server and agree. It says which reasons are measured and which are custom. If the light is too poor to measure, it says what to change.',
    link: { label: 'AI-Powered Recommendations', panel: 'ai-recommendations' },
  },
  {
    id: 'voice-assistant',
    keywords: ['voice assistant'],
    asks: [
      'voice',
      'talk to the mirror',
      'microphone',
      'voice command',
      'control it by voice',
      'speak to the mirror',
      'does it listen to me',
      'change my look by talking',
      'hands free',
      'what can I say to the mirror',
      'does the voice assistant send my voice anywhere',
      'it does not hear me',
    ],
    answer:
      'With Pro, open Looks, then Voice Assistant, and say or type what you want, such as “softer blush and a red lip”. Alt, Shift and L listens again. Where your browser can’t understand speech on your device, we ask before it sends your voice to its maker. Your voice never reaches us. Your words do only if you let an AI model be asked about what we don’t understand.',
    link: { label: 'Voice-Activated Assistant', info: 'voice-assistant' },
  },
  {
    id: 'skin-analysis',
    keywords: ['skin analysis'],
    asks: [
      'skin type',
      'analyze my face',
      'what is my skin condition',
      'wrinkles and pores',
      'analyze my skin',
      'measure my skin',
      'how good is my skin',
      'skin age',
      'how does the skin analysis work',
      'what is the skin score',
      'why was a value withheld',
      'erase my skin history',
    ],
    answer:
      'Advanced Skin Analysis, a part of Pro, measures 16 zones of your face on your device and says how sure each value is. Nothing is sent, unless you choose the server and agree. A history of its numbers, with your account or on the device, is kept only if you ask. What your light can’t show is withheld. The score only compares you with yourself. It won’t replace a doctor.',
    link: { label: 'Advanced Skin Analysis', panel: 'skin-analysis' },
  },
  {
    id: 'shopping',
    keywords: ['shopping'],
    asks: ['shop for products', 'where can I buy the products', 'go to the shop'],
    answer:
      'The Shop room matches the shades you wear in the mirror with products, by their color. Search it and filter it, or press Scan Current Look. As long as no store has sent us its products, it shows samples of invented brands, which nobody sells; each says so.',
    link: { label: 'Shopping and Commerce', panel: 'shopping' },
  },
  {
    id: 'affiliate',
    keywords: ['affiliate'],
    asks: [
      'how do I promote you',
      'promote your app',
      'affiliate link',
      'partner with you',
      'how much do partners earn',
      'get paid as an influencer',
      'partnership program',
      'commission',
      'earn money by recommending you',
      'become an influencer partner',
      'partner program',
      'advertise with you',
    ],
    answer:
      'Partners recommend products and earn a share: 8% at Sephora, 6.5% at Ulta, 4% at Amazon, and 15% for booking an artist. Apply with a short form, and we’ll confirm it by email.',
    link: { label: 'Partnership Program', path: '/affiliate-partnership' },
  },
  {
    id: 'artist-booking',
    keywords: ['artist booking'],
    asks: [
      'can I book a makeup artist',
      'find a makeup artist near me',
      'book an artist',
      'book a makeup artist',
      'hire a makeup artist for my wedding',
      'appointment with an artist',
    ],
    answer:
      'The artists in the community panel are samples that show how it will work. Booking opens a web search for real artists near you, in a new tab. Where a platform pays us for a booking, it is 15% of the session’s price.',
    link: { label: 'Social & Community', panel: 'community' },
  },
  {
    id: 'social-sharing',
    keywords: ['social sharing'],
    asks: [
      'send this to my mother',
      'send it to someone',
      'send my friend a link',
      'share on social media',
      'how do I share',
      'share with friends',
      'show my look to others',
      'share my look',
      'send a look to a friend',
      'can my friends see my look',
      'copy a link to my look',
      'post my look on instagram',
      'what is in the link',
      'share on whatsapp',
    ],
    answer:
      'Share look copies a link that holds shades and intensities, never your face. Anyone who opens it wears the look on their own face. A saved look that you make public has a link too.',
    link: { label: 'My Saved Looks', info: 'saved-looks' },
  },
  {
    id: 'gamification',
    keywords: ['gamification'],
    asks: [
      'next level',
      'reach the next level',
      'how does leveling work',
      'how do levels work',
      'what is xp',
      'what are badges',
      'what do I get for points',
      'how do I earn xp',
      'what are levels for',
      'what are points good for',
      'achievements',
      'what does level up mean',
      'my streak',
    ],
    answer:
      'Trying looks, capturing and saving earn XP. There are five levels, from Beauty Beginner to Confidence Queen, with achievements and daily challenges on the way. It is meant to be fun: nothing in the mirror is locked behind a level.',
    link: { label: 'Confidence Boost', panel: 'confidence-boost' },
  },
  {
    id: 'save-looks',
    keywords: ['save looks'],
    asks: [
      'save my makeup for next time',
      'save it for tomorrow',
      'how do I keep this look',
      'bookmark a look',
      'store my makeup',
      'my looks',
      'find my old look',
      'sync my looks',
      'save my look',
      'where are my saved looks',
      'keep a look for later',
      'find the look I saved',
      'are my looks on all devices',
    ],
    answer:
      'Press Save Look below the sliders, give it a name, and choose private or public. You’ll find it under My Saved Looks in your account menu, on every device. You need an account, which is free.',
    link: { label: 'My Saved Looks', path: '/my-saved-looks' },
  },
  {
    id: 'slow-performance',
    keywords: ['slow performance'],
    asks: [
      'very laggy on my laptop',
      'fps',
      'it stutters',
      'takes long',
      'loading takes forever',
      'it is slow',
      'the mirror lags',
      'the picture is jerky',
      'low frame rate',
      'make it faster',
    ],
    answer:
      'Press Details on the live mirror’s badge and then Optimize to draw makeup at a lower resolution. Close other tabs and apps, plug in a laptop, and let the device cool if it’s hot.',
    link: { label: 'Our Technology', info: 'technology' },
  },
  {
    id: 'privacy',
    keywords: ['privacy'],
    asks: [
      'is this private',
      'are my photos safe',
      'privacy policy',
      'what happens with my picture',
    ],
    answer:
      'Finding your face and drawing the makeup happen in your browser. No frame, no photo and no measurement of your face is sent to us or to anyone unless you send it yourself. You can download or delete everything your account keeps, at any time.',
    link: { label: 'Privacy & Security', info: 'privacy' },
  },
  {
    id: 'supported-devices',
    keywords: ['supported devices'],
    asks: [
      'does it work on a chromebook',
      'does it work on an android tablet',
      'can my mother use it on her phone or tablet',
      'will it run on my old phone',
      'old computer',
      'compatible devices',
      'is my phone supported',
      'do I need a good phone',
      'does it work on this browser',
      'smart television',
      'linux',
      'which devices work',
      'which browser do I need',
      'does it run on my iphone',
      'does it work on android',
      'does it work on a tablet or ipad',
      'does it work in safari or firefox',
      'mac or windows computer',
      'samsung phone',
      'system requirements',
    ],
    answer:
      'Current versions of Chrome, Edge, Firefox and Safari, on computers, tablets and phones. A graphics processor makes it smoother; without one the mirror still draws.',
    link: { label: 'Our Technology', info: 'technology' },
  },
];

/** Less specific rows, tried in their order where no row above fits. */
export const HELP_FALLBACKS: readonly HelpRow[] = [
  {
    id: 'fallback-help',
    keywords: ['help', 'how'],
    asks: [],
    answer:
      'I don’t know the answer to that one. I can explain the mirror, looks, accounts, prices and privacy, so try naming what you’re looking for. Or write to support, where a person reads every message.',
    link: { label: 'Contact Support', path: '/contact-support' },
  },
  {
    id: 'fallback-feature',
    keywords: ['feature'],
    asks: [],
    answer:
      'The mirror, six products, quick looks, split view, capturing and saved looks are here and free. Which of them would you like to know more about?',
    link: { label: 'AI Virtual Try-On', info: 'virtual-tryon' },
  },
  {
    id: 'fallback-camera',
    keywords: ['camera', 'video'],
    asks: [],
    answer:
      'The camera starts with Start Camera once your browser may use it. Its picture stays on your device. If it doesn’t start, ask me “camera not working”.',
    link: { label: 'How It Works', info: 'how-it-works' },
  },
  {
    id: 'fallback-makeup',
    keywords: ['makeup', 'apply'],
    asks: [],
    answer:
      'Choose a product and then a shade below the mirror. Its slider sets how much. Makeup Intensity turns the whole look up or down and keeps its balance. If nothing shows, ask me “makeup not showing”.',
    link: { label: 'App Tutorial', info: 'app-tutorial' },
  },
  {
    id: 'fallback-shop',
    keywords: ['shop', 'buy'],
    asks: [],
    answer:
      'You can try shades here before you buy anything. The Shop room matches them with products by their color.',
    link: { label: 'Shopping and Commerce', panel: 'shopping' },
  },
  {
    id: 'fallback-share',
    keywords: ['share', 'social'],
    asks: [],
    answer:
      'Share look copies a link with the shades and intensities you’re wearing. Your face is never part of it.',
    link: { label: 'My Saved Looks', info: 'saved-looks' },
  },
];

/** When nothing fits at all. */
export const HELP_DEFAULT: HelpAnswer = {
  id: 'unknown',
  answer:
    'I don’t know this one, and I’d rather say so than guess. Try asking about the mirror, looks, your account, prices or privacy in other words, or write to support, where a person reads every message.',
  link: { label: 'Contact Support', path: '/contact-support' },
};
