import type { CardsOnSubject } from './artist-card.ts';

/** Eyeshadow: placing, blending, shapes of smoke and shine. */
export const SHADOW_CARDS: CardsOnSubject = {
  subject: 'shadow',
  cards: [
    {
      id: 'shadow-placement',
      question: 'Where does each eyeshadow go?',
      asks: [
        'where does each eyeshadow color go',
        'eyeshadow placement',
        'where to put eyeshadow',
        'lid crease outer corner',
        'three eyeshadow colors',
        'palette with three shades',
        'which shade goes where',
        'what goes where in a palette',
        'how to use a palette',
      ],
      answer:
        'The lightest shade belongs on the lid, the middle one just above the crease, and the darkest on the outer corner in a small sideways V. Look straight ahead while you place the crease shade, so that it shows with the eye open. Blend where two shades meet, not over everything.',
      why: 'Dark sets back and light comes forward, so this order gives the eye depth.',
      products: ['eyeshadow'],
      tryOn: { eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 50 } },
      next: ['shadow-blend', 'eyes-find-shape'],
    },
    {
      id: 'shadow-blend',
      question: 'How do I blend eyeshadow?',
      asks: [
        'blend eyeshadow',
        'harsh lines in eyeshadow',
        'blending eyeshadow',
        'seamless eyeshadow',
        'soft edges',
      ],
      answer:
        'Use a clean fluffy brush and hold it at the end of the handle. Make small circles along the edge only, with hardly any pressure. If an edge stays hard, go over it with a skin-colored powder.',
      why: 'A light hand moves powder about; a heavy hand takes it off.',
      products: ['eyeshadow'],
      next: ['shadow-placement', 'tools-basic'],
    },
    {
      id: 'shadow-patchy',
      asks: [
        'eyeshadow is patchy',
        'uneven eyeshadow',
        'eyeshadow has bald spots',
        'shadow sticks in places',
        'eyeshadow not smooth',
        'eyeshadow looks like a bruise',
        'shadow looks dirty',
        'blotchy lids',
      ],
      answer:
        'Patches come from a damp or oily lid. Let cream or primer dry, set it with a thin layer of skin-colored powder, then press the shadow on and blend after that. Build two thin layers.',
      why: 'Powder sticks harder wherever the lid is wet.',
      products: ['eyeshadow'],
      next: ['shadow-primer', 'shadow-blend'],
    },
    {
      id: 'shadow-crease',
      question: 'Why does eyeshadow crease?',
      asks: [
        'eyeshadow creases',
        'shadow gathers in the crease',
        'eyeshadow line in fold',
        'eyeshadow does not last',
        'line of eyeshadow in the fold',
        'eyeshadow gathers in fold of my lid by lunchtime',
        'stripe in the crease',
      ],
      answer:
        'Skip cream and oil on the lid, use a thin layer of eye primer, and set it with powder. Keep the layers thin, most of all in the fold itself. On oily lids powder shadows last longer than creams.',
      why: 'Oil and movement push thick layers together in the fold.',
      products: ['eyeshadow'],
      next: ['shadow-primer', 'shadow-cream'],
    },
    {
      id: 'shadow-fallout',
      question: 'Why does eyeshadow fall down?',
      asks: [
        'eyeshadow falls on cheeks',
        'fallout',
        'shadow dust under eyes',
        'specks under eyes from eyeshadow',
        'black specks on concealer',
        'specks under my eyes after eyeshadow',
        'eyeshadow powder drops',
      ],
      answer:
        'Do your eyes before your foundation, then clean below with a cotton swab. Tap the brush before it touches the lid, and press dark or shiny shades on instead of sweeping them. A slightly damp brush holds shimmer best.',
      products: ['eyeshadow'],
      next: ['mend-fallout', 'shadow-glitter'],
    },
    {
      id: 'shadow-primer',
      question: 'Do I need eyeshadow primer?',
      asks: [
        'eyeshadow primer',
        'do i need eye primer',
        'make eyeshadow last',
        'concealer as eyeshadow base',
      ],
      answer:
        'A grain of primer for each lid is enough, spread to the brow bone with a finger. Let it turn tacky and powder it before matte shades. Thin concealer works for a few hours, but it creases sooner.',
      products: ['eyeshadow'],
      next: ['shadow-crease'],
    },
    {
      id: 'shadow-shimmer-apply',
      question: 'How do I apply shimmer?',
      asks: [
        'apply shimmer eyeshadow',
        'metallic eyeshadow',
        'shimmer brighter',
        'shimmer with finger',
        'dull shimmer',
      ],
      answer:
        'Press shimmer on with a fingertip or a damp flat brush, on the middle of the lid. Do not blend it to the crease; let a matte shade carry the edge. Shimmer comes after the matte shades.',
      why: 'Pressing lays the flakes flat, so that they reflect together.',
      products: ['eyeshadow'],
      tryOn: { eyeshadow: { finish: 'shimmer' } },
      next: ['shadow-matte-vs-shimmer'],
    },
    {
      id: 'shadow-one-color',
      question: 'A look with one eyeshadow?',
      asks: [
        'one eyeshadow',
        'easy eye look',
        'single shadow',
        'simple eyeshadow',
        'quick eyeshadow',
        'laziest eyeshadow',
        'low effort eyeshadow',
        'minimal eyeshadow',
        'foolproof eyeshadow',
      ],
      answer:
        'Take one matte shade a bit deeper than your skin. Sweep it over the lid and just above the crease with a fluffy brush, and run what is left under the lower lashes. Curl, mascara, done.',
      products: ['eyeshadow', 'mascara'],
      tryOn: {
        eyeshadow: { colors: ['#d9b896', '#a06f4a', '#a06f4a'], opacity: 35, finish: 'matte' },
      },
      next: ['five-minute', 'shadow-stick'],
      lines: { 'anouk-verlaine': 'One shade, one finger, one minute.' },
    },
    {
      id: 'smoky-eye',
      question: 'How do I do a smoky eye?',
      asks: [
        'smokey eye',
        'smoky eye',
        'how to do smoky eye',
        'black smoky eyes',
        'sultry eyes',
        'smoky makeup',
        'sultry dark eye',
        'rock eye makeup',
        'grunge eyes',
      ],
      answer:
        'Draw a soft pencil along the lashes and smudge it. Press a dark matte shadow over it, then blend a mid-tone above so that the dark fades upward. Darkest at the lashes, lightest toward the brow, with mascara on both rows.',
      why: 'The fade from dark to light is what makes smoke; one flat dark shape is only a patch.',
      amount: 'About two thirds of the lid dark is plenty; stop below the brow bone.',
      products: ['eyeshadow', 'eyeliner', 'mascara'],
      tryOn: {
        eyeshadow: { colors: ['#b3aaa5', '#5d5653', '#221e1d'], opacity: 80 },
        eyeliner: { color: '#000000', opacity: 90 },
        mascara: { opacity: 90 },
      },
      next: ['smoky-soft', 'color-one-feature'],
    },
    {
      id: 'smoky-soft',
      question: 'A soft smoky eye?',
      asks: [
        'soft smoky eye',
        'brown smoky eye',
        'daytime smoky eye',
        'light smoky',
        'softer eyes',
        'less intense smoky',
      ],
      answer:
        'Use browns instead of black and stop the color at the crease. Smudge a brown pencil into the lashes and blend a mid-brown over it. One coat of mascara keeps it for the day.',
      products: ['eyeshadow', 'eyeliner'],
      tryOn: {
        eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], opacity: 45 },
        eyeliner: { color: '#3b241b', opacity: 60 },
      },
      next: ['smoky-eye', 'liner-brown'],
    },
    {
      id: 'shadow-cut-crease',
      asks: ['cut crease', 'sharp crease line', 'half cut crease'],
      answer:
        'A cut crease is a sharp edge between a light lid and a darker crease. Blend the dark shade above the fold first, then carve the lid clean with concealer on a small flat brush and set it with a light shadow. It shows best where there is lid space.',
      products: ['eyeshadow'],
      tryOn: { eyeshadow: { colors: ['#FDE68A', '#a06f4a', '#5e3d2b'], opacity: 75 } },
      next: ['shadow-placement', 'eyes-hooded'],
    },
    {
      id: 'shadow-glitter',
      question: 'How do I put on glitter?',
      asks: [
        'put on glitter',
        'glitter eyes',
        'glitter everywhere',
        'sparkly eyes',
        'festival glitter on lids',
      ],
      answer:
        'Use only glitter that is made for eyes, and a glitter glue or a sticky base. Press it on with a damp flat brush in small amounts, after your shadow and before your foundation. Craft glitter has sharp edges and does not belong near an eye.',
      why: 'A sticky base holds the flakes; dry glitter drops.',
      products: ['eyeshadow'],
      tryOn: { eyeshadow: { finish: 'shimmer', opacity: 75 } },
      next: ['remove-glitter', 'lenses-shadow'],
    },
    {
      id: 'shadow-cream',
      question: 'How do I use cream eyeshadow?',
      asks: ['cream eyeshadow', 'cream shadow how to', 'liquid eyeshadow'],
      answer:
        'Spread cream shadow with a finger in one thin layer, and blend the edge at once. Work on one eye at a time, because it sets. On oily lids dust a similar powder over it.',
      products: ['eyeshadow'],
      next: ['shadow-stick', 'shadow-crease'],
    },
    {
      id: 'shadow-tired',
      question: 'Eyeshadow for tired eyes?',
      asks: [
        'eyeshadow for tired eyes',
        'eyeshadow that does not make me look tired',
        'red or purple shadow looks sick',
      ],
      answer:
        'Matte peach, champagne and soft taupe wake up the eye. Reddish and purple shades close to the lower lashes can look like tiredness, so part them from the skin with a line of brown or black. Keep the lower lid clean.',
      products: ['eyeshadow'],
      tryOn: { eyeshadow: { colors: ['#FDE68A', '#d9b896', '#a06f4a'], opacity: 35 } },
      next: ['eyes-awake'],
    },
    {
      id: 'shadow-color-bright',
      question: 'How do I wear bright eyeshadow?',
      asks: [
        'bright eyeshadow',
        'colorful eyeshadow',
        'blue eyeshadow modern',
        'wear color on eyes',
        'vivid pigment',
        'wear blue on my lids',
        'blue lids without looking eighties',
        'colorful lids',
        'pop of color on eyes',
      ],
      answer:
        'Lay down a white or light cream base, press the color on, and blend only its edge with a matte neutral. Keep it to one place: the lid, the lower line or the inner corner. A bare lip lets it look chosen.',
      products: ['eyeshadow'],
      next: ['liner-colored', 'deep-bright'],
    },
    {
      id: 'shadow-inner-corner',
      question: 'An inner corner highlight?',
      asks: ['inner corner highlight', 'brighten inner corners', 'light in the corner of eye'],
      answer:
        'Touch a light satin shade to the inner corner with the tip of a small brush, about as big as a lentil. Champagne suits light and medium skin, gold or copper suits deep skin. It makes the eyes look wider apart and more awake.',
      products: ['eyeshadow'],
      next: ['eyes-close-set', 'eyes-awake'],
    },
    {
      id: 'shadow-halo',
      question: 'What is a halo eye?',
      asks: [
        'halo eye',
        'spotlight eye',
        'light in the middle of the lid',
        'rounder eye with shadow',
      ],
      answer:
        'Put the dark shade on the inner and the outer third of the lid, and a shimmer in the middle. Blend the two borders with what is left on the brush. It makes the eye look rounder, so round eyes may prefer another shape.',
      products: ['eyeshadow'],
      tryOn: { eyeshadow: { finish: 'shimmer' } },
      next: ['eyes-round', 'shadow-shimmer-apply'],
    },
    {
      id: 'shadow-lower-lash',
      asks: [
        'eyeshadow under the eye',
        'lower lash line shadow',
        'smoke under lashes',
        'shadow below eyes',
      ],
      answer:
        'Use a pencil brush and the mid-tone from your lid. Begin at the outer corner and fade out at two thirds of the way in. Keep it close to the lashes, or it will look like a shadow under the eye.',
      products: ['eyeshadow'],
      next: ['smoky-eye', 'shadow-tired'],
    },
    {
      id: 'shadow-stick',
      question: 'How do I use an eyeshadow stick?',
      asks: ['eyeshadow stick', 'shadow crayon', 'pencil eyeshadow'],
      answer:
        'Scribble the stick close to the lashes and smudge upward with a finger before it sets. A mid-brown or bronze is hard to get wrong. Draw, smudge and move on: most sticks set within a minute.',
      products: ['eyeshadow'],
      next: ['shadow-one-color', 'shadow-cream'],
    },
    {
      id: 'shadow-matte-vs-shimmer',
      question: 'Matte or shimmer eyeshadow?',
      asks: ['matte or shimmer eyeshadow', 'difference between matte and shimmer', 'when shimmer'],
      answer:
        'Matte shapes the eye and hides texture; shimmer catches light and brings a place forward. Use matte in the crease and at the outer corner, shimmer on the middle of the lid. On crepey or very oily lids stay mostly matte or satin.',
      products: ['eyeshadow'],
      next: ['mature-shimmer', 'shadow-placement'],
    },
  ],
};
