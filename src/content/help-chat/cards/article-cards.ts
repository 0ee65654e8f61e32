import type { HelpCard } from '#content/help-chat/help-answer.ts';

function article(label: string, slug: string) {
  return { label, path: '/beauty-tips-blog', rest: `?article=${slug}` } as const;
}

const BRUSHES = article('Clean brushes, honest dates', 'clean-brushes-and-honest-dates');
const LINER = article('Eyeliner for the eyes you have', 'eyeliner-for-your-eye-shape');
const FOUNDATION = article(
  'How to find a foundation that disappears',
  'foundation-that-disappears',
);
const GLASS = article('Glass skin, without the myth', 'glass-skin-without-the-myth');
const RED = article('What a red lipstick does to your day', 'what-a-red-lipstick-does-to-your-day');

/** What our articles answer, in a few sentences each. */
export const ARTICLE_CARDS: readonly HelpCard[] = [
  {
    id: 'wash-brushes',
    asks: [
      'wash my brushes',
      'how do I clean my makeup tools',
      'brush hygiene',
      'how often should I wash my brushes',
      'clean makeup brushes',
      'wash a sponge',
      'dirty beauty blender',
      'brush cleaning',
    ],
    answer:
      'Sponges after every use if you can, brushes for liquids and the eyes once a week, powder brushes every two weeks. Lukewarm water, mild soap, tip down, and dry them lying flat.',
    link: BRUSHES,
  },
  {
    id: 'mascara-age',
    asks: [
      'how long does mascara last',
      'how long is makeup good',
      'is my mascara too old',
      'when do I throw makeup away',
      'old makeup',
      'does lipstick go off',
      'open jar symbol',
      'when does mascara expire',
      'shelf life of makeup',
      'how long can I keep lipstick',
      'how old may foundation be',
      'what does 12M on the jar mean',
      'is my makeup expired',
    ],
    answer:
      'The little open jar on the label says how many months after opening. Without one: mascara and liquid liner three months, liquid foundation six to twelve, lip products a year or longer, powders two years or more. A sour smell or a sting ends it sooner.',
    link: BRUSHES,
  },
  {
    id: 'share-products',
    asks: [
      'can I lend my mascara',
      'are testers in shops hygienic',
      'makeup gave me an eye infection',
      'share lipstick with a friend',
    ],
    answer:
      'Lend powder brushes and wash them afterward. Never lend mascara, liner, lipstick or gloss. Don’t put a tester on your eyes or lips. After an eye infection or a cold sore, throw away what touched it.',
    link: BRUSHES,
  },
  {
    id: 'eyeliner-shape',
    asks: [
      'eyeliner for my eye shape',
      'monolid',
      'almond eyes',
      'small eyes',
      'cat eye',
      'even eyeliner on both eyes',
      'eyeliner for hooded eyes',
      'winged eyeliner',
      'how to draw a wing',
      'eye shape',
      'straight eyeliner',
      'round or downturned eyes',
    ],
    answer:
      'Plan the line with your eyes open. If little of your lid shows, put the color between the lashes and let the line appear only at the last third. For the wing’s angle, follow your lower lash line upward.',
    link: LINER,
  },
  {
    id: 'liner-color',
    asks: [
      'best liner for brown eyes',
      'waterline pencil',
      'hazel eyes',
      'which eyeliner color suits my eyes',
      'pencil or gel eyeliner',
      'eyeliner smudges',
      'eyeliner for green eyes',
      'makeup for brown eyes',
      'makeup for blue eyes',
    ],
    answer:
      'Plum flatters green eyes, forest flatters hazel ones, navy flatters brown ones. Black is a statement next to fair lashes. A pencil is most forgiving, gel is darkest, a felt tip fastest. Eyeshadow of the same color on top makes it last.',
    link: LINER,
  },
  {
    id: 'undertone',
    asks: [
      'cool or warm undertone',
      'warm or cool',
      'what is an undertone',
      'color season',
      'find my undertone',
      'am I warm or cool',
      'blue veins',
      'olive skin',
      'what season am I',
    ],
    answer:
      'Draw three stripes of your depth on the jaw, one cool, one neutral, one warm, and look for the one that is hard to find in daylight. The color of your veins says little. The Color Wheel also estimates your undertone in the mirror.',
    link: FOUNDATION,
  },
  {
    id: 'foundation-technique',
    asks: [
      'how do I apply foundation',
      'foundation looks cakey',
      'foundation turns orange',
      'how much coverage do I need',
      'foundation for dry skin',
      'primer',
    ],
    answer:
      'Start in the middle of the face and let it run out before the jaw. Press, don’t rub. Add a second layer only where you still see something to hide, and powder only where you crease or shine.',
    link: FOUNDATION,
  },
  {
    id: 'glass-skin',
    asks: [
      'dewy skin',
      'how do I look dewy',
      'sunscreen under makeup',
      'oily skin',
      'dry skin',
      'moisturizer',
      'how do I get glass skin',
      'glowing skin',
      'dewy look',
      'damaged skin barrier',
      'skincare routine',
      'my makeup pills',
      'shrink my pores',
    ],
    answer:
      'Three weeks of less: mild cleanser, plain moisturizer on damp skin, sunscreen. Then a thin foundation, and shine only on the cheekbones, the bridge of the nose and the bow of the lip.',
    link: GLASS,
  },
  {
    id: 'red-lipstick',
    asks: [
      'classic red',
      'which red',
      'red lips for fair skin',
      'which red lipstick suits me',
      'best red for me',
      'how to wear red lipstick',
      'red lips',
      'matte or gloss red',
    ],
    answer:
      'Blue reds stand out against fair and cool skin, orange reds sit easily on golden skin, brick and berry look rich on deep skin. Put one on, look away, look back: if you see yourself first and not a mouth, it is yours.',
    link: RED,
  },
  {
    id: 'confidence',
    asks: [
      'feel more confident',
      'do I need makeup',
      'self esteem',
      'does makeup make me more confident',
      'am I pretty',
      'I feel ugly without makeup',
      'does makeup help self esteem',
    ],
    answer:
      'People like less makeup on others than those others expect, and most of us judge our bare face more harshly than anyone else does. Wear it for yourself; if leaving it off feels impossible, talk to someone you trust.',
    link: RED,
  },
];
