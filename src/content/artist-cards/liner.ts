import type { CardsOnSubject } from './artist-card.ts';

/** Eyeliner: tools, lines, wings. */
export const LINER_CARDS: CardsOnSubject = {
  subject: 'liner',
  cards: [
    {
      id: 'liner-first',
      question: 'How do I begin with eyeliner?',
      asks: [
        'first eyeliner',
        'easiest eyeliner',
        'start with eyeliner',
        'apply eyeliner for beginners',
        'eyeliner how to',
      ],
      answer:
        'Begin with a soft brown pencil. Press short strokes between the upper lashes from the outer corner inward, then smudge with a swab. Nothing has to be straight, and it still frames the eye.',
      products: ['eyeliner'],
      tryOn: { eyeliner: { color: '#3b241b', opacity: 50 } },
      next: ['liner-types', 'liner-shaky'],
    },
    {
      id: 'liner-wing',
      question: 'How do I draw winged eyeliner?',
      asks: ['winged eyeliner', 'cat eye', 'how to do a wing', 'flick liner', 'wings'],
      answer:
        'Look straight ahead and mark the tip on the line from your lower lashes toward the end of the brow. Draw from the tip back to the lashes, then join it along the lid, thin inside and thicker outside. Short and thin first: you can always extend it.',
      why: 'The lower lash line already points where a wing looks lifted.',
      products: ['eyeliner'],
      tryOn: { eyeliner: { color: '#000000', opacity: 90 }, mascara: { opacity: 80 } },
      next: ['liner-wing-even', 'mend-liner'],
      lines: { 'mateo-brisa': 'Think of it as two dots and a straight line.' },
    },
    {
      id: 'liner-wing-even',
      question: 'How do I get both wings even?',
      asks: [
        'even wings',
        'wings not the same',
        'uneven winged liner',
        'both sides of eyeliner match',
        'symmetrical wing',
      ],
      answer:
        'Do both tips first, before any line, and compare them from an arm’s length with both eyes open. Correct the tips with a swab, then draw the lines. Work in turns, one step on each eye.',
      products: ['eyeliner'],
      next: ['liner-wing', 'mend-liner'],
    },
    {
      id: 'liner-shaky',
      question: 'What if my hands shake?',
      asks: [
        'hands shake when doing eyeliner',
        'shaky hands',
        'trembling hand',
        'cannot draw a straight line',
        'unsteady hand eyeliner',
        'tremor and liner',
        'i have a tremor',
        'wobbly line',
      ],
      answer:
        'Rest your elbow on the table and your little finger on your cheek. Draw short dashes and join them, instead of one long stroke. A pencil or shadow on an angled brush forgives more than liquid.',
      products: ['eyeliner'],
      tryOn: { eyeliner: { color: '#3b241b', opacity: 60 } },
      next: ['liner-shadow', 'grip-limited'],
    },
    {
      id: 'liner-types',
      question: 'Pencil, gel or liquid liner?',
      asks: [
        'pencil gel or liquid liner',
        'types of eyeliner',
        'which eyeliner to buy',
        'difference between eyeliners',
        'felt tip or gel pot',
        'pen or pencil liner',
        'felt pen liner',
      ],
      answer:
        'Pencil is the softest and easiest to smudge. Gel with a brush gives a dark line that can be sharp or soft and lasts well. Liquid and felt pens give the sharpest line and need the steadiest hand.',
      products: ['eyeliner'],
      next: ['liner-first', 'liner-smudge-proof'],
    },
    {
      id: 'liner-tightline',
      question: 'What is tightlining?',
      asks: [
        'tightlining',
        'what is tightlining',
        'upper waterline',
        'liner between lashes',
        'invisible liner',
      ],
      answer:
        'Tightlining is color in the roots of the upper lashes, from below. Lift the lid gently, press a waterproof pencil along the upper rim in small touches, and let it dry for a moment. Lashes look thicker and no line is seen. If you wear contact lenses, stay between the lashes and off the wet rim.',
      products: ['eyeliner'],
      tryOn: { eyeliner: { opacity: 35 }, mascara: { opacity: 75 } },
      next: ['lash-sparse', 'lenses-order'],
    },
    {
      id: 'liner-waterline',
      asks: [
        'eyeliner on lower waterline',
        'black waterline',
        'kohl inside the eye',
        'waterline pencil keeps fading',
        'kohl',
        'liner inside the eye vanishes',
      ],
      answer:
        'Dry the rim with a clean swab, then press a waterproof pencil on instead of dragging it. Dark there makes eyes look smaller and more intense, nude makes them look larger. Keep pencils sharp and clean, and leave it out when your eyes feel irritated.',
      products: ['eyeliner'],
      next: ['liner-nude-waterline'],
    },
    {
      id: 'liner-smudge-proof',
      question: 'How do I stop liner smudging?',
      asks: [
        'eyeliner under my eyes by noon',
        'liner smudges',
        'eyeliner runs',
        'smudge proof eyeliner',
        'panda eyes',
        'eyeliner transfers down',
      ],
      answer:
        'Keep oil away: no rich cream near the lashes, and a touch of powder below. Choose gel or liquid that dries, or set a pencil with a matching shadow. Leave the lower waterline bare on long days.',
      why: 'Oil and tears dissolve soft pencils, and they move downward.',
      products: ['eyeliner'],
      next: ['lash-smudge', 'liner-transfer'],
    },
    {
      id: 'liner-brown',
      question: 'Brown or black eyeliner?',
      asks: [
        'brown or black eyeliner',
        'softer eyeliner',
        'is black liner too harsh',
        'which liner color',
      ],
      answer:
        'Brown is softer and reads as lashes, so it suits daytime, fair coloring and mature eyes. Black gives the most contrast and suits evening, dark hair and graphic shapes. On deep skin and dark lashes black or a deep aubergine shows better than brown.',
      products: ['eyeliner'],
      tryOn: { eyeliner: { color: '#3b241b', opacity: 65 } },
      next: ['liner-colored', 'fair-liner'],
    },
    {
      id: 'liner-colored',
      question: 'How do I wear colored eyeliner?',
      asks: [
        'colored eyeliner',
        'blue or green liner',
        'purple liner',
        'eyeliner color for brown eyes',
        'which colored eyeliner for my eyes',
      ],
      answer:
        'Brown eyes take nearly all colors: navy, forest and aubergine all show. Blue eyes glow with bronze and copper, green eyes with plum, hazel with purple or olive. Begin with a thin line over black or brown.',
      why: 'A color opposite the eye’s own makes it look stronger.',
      products: ['eyeliner'],
      tryOn: { eyeliner: { color: '#1b2748', opacity: 80 } },
      next: ['eye-color-brown', 'shadow-color-bright'],
    },
    {
      id: 'liner-nude-waterline',
      question: 'Nude pencil in the waterline?',
      asks: ['nude pencil waterline', 'white pencil waterline', 'beige liner inside eye'],
      answer:
        'Beige or peach looks natural; pure white can look hard, above all on deep skin. Dry the rim, then press the pencil on in two thin layers. On deep skin take a warm beige or a soft gold.',
      products: ['eyeliner'],
      next: ['eyes-small', 'eyes-awake'],
    },
    {
      id: 'liner-graphic',
      question: 'How do I draw graphic liner?',
      asks: [
        'graphic liner',
        'floating liner',
        'editorial eyeliner',
        'negative space liner',
        'creative eyeliner',
        'bold liner shapes',
      ],
      answer:
        'Choose one line that follows the anatomy: above the crease, or out from the lower corner. Mark three dots, join them with a felt pen, and sharpen the edges with concealer on a flat brush. Keep skin and lips quiet.',
      products: ['eyeliner'],
      tryOn: {
        eyeliner: { color: '#000000', opacity: 100 },
        lipstick: { color: '#bf8a76', opacity: 40 },
        eyeshadow: { opacity: 10 },
      },
      next: ['liner-wing', 'mend-liner'],
      lines: { 'mateo-brisa': 'One hard edge on a soft face; that is the whole idea.' },
    },
    {
      id: 'liner-double',
      asks: ['double wing', 'fishtail liner', 'two wings', 'wing on lower lid'],
      answer:
        'Draw the upper wing first. Add a second, shorter line below it from the outer lower corner, parallel to the first, and leave skin between the two. The gap is what makes it readable, so keep it clean.',
      products: ['eyeliner'],
      tryOn: { eyeliner: { color: '#000000', opacity: 95 } },
      next: ['liner-graphic'],
    },
    {
      id: 'liner-kitten',
      question: 'What is a kitten flick?',
      asks: ['kitten flick', 'small wing', 'tiny wing', 'subtle wing', 'office wing'],
      answer:
        'A kitten flick is a very short wing. Line the outer third of the lashes, then lift a tiny triangle at the corner, no longer than a grain of rice. It lifts without taking lid space.',
      products: ['eyeliner'],
      tryOn: { eyeliner: { color: '#3b241b', opacity: 75 } },
      next: ['liner-wing', 'eyes-downturned'],
    },
    {
      id: 'liner-shadow',
      question: 'Eyeshadow as eyeliner?',
      asks: [
        'eyeshadow as eyeliner',
        'powder liner',
        'soft liner with shadow',
        'angled brush liner',
      ],
      answer:
        'Dampen an angled brush, press it into a dark shadow, and push it into the lash line in small stamps. It dries soft and is easy to correct. Smudge what is left upward.',
      products: ['eyeliner', 'eyeshadow'],
      tryOn: { eyeliner: { color: '#454a52', opacity: 50 } },
      next: ['liner-shaky', 'smoky-soft'],
    },
    {
      id: 'liner-lower',
      question: 'Eyeliner on the lower lashes?',
      asks: ['eyeliner on bottom lashes', 'lower eyeliner', 'line under the eye'],
      answer:
        'Keep it softer than the upper line: smudge brown pencil along the outer third only. A full dark line below pulls the eye down and smudges first. Mascara on the lower lashes often does the job alone.',
      products: ['eyeliner'],
      next: ['lash-lower', 'eyes-small'],
    },
    {
      id: 'liner-gel',
      asks: ['gel liner how to', 'pot liner', 'liner brush', 'gel eyeliner dries out'],
      answer:
        'Take a little on both sides of a thin brush and wipe off the excess. Draw in short strokes and clean the brush at once, since it hardens. Close the pot between strokes to keep it soft.',
      products: ['eyeliner'],
      next: ['liner-types'],
    },
  ],
};
