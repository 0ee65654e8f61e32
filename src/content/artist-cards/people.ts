import type { CardsOnSubject } from './artist-card.ts';

/** Men, glasses, contact lenses, sensitive skin, hands and eyes that need help. */
export const PEOPLE_CARDS: CardsOnSubject = {
  subject: 'people',
  cards: [
    {
      id: 'men-natural',
      question: 'Makeup for men?',
      asks: [
        'makeup for men',
        'men makeup nobody notices',
        'male grooming makeup',
        'subtle makeup for guys',
        'boyfriend makeup',
        'concealer for men',
        'im a guy',
        'eye bags for guys',
        'man who wants to look less tired',
        'dad makeup',
        'men concealer at work',
      ],
      answer:
        'Conceal only what bothers you: shadows under the eyes and single red spots, in your exact shade. Press it in with a finger, blot, and brush the brows with clear gel. Matte and thin is what stays unseen.',
      products: ['foundation'],
      tryOn: {
        foundation: { opacity: 18 },
        lipstick: { opacity: 0 },
        blush: { opacity: 0 },
        eyeshadow: { opacity: 0 },
        eyeliner: { opacity: 0 },
        mascara: { opacity: 0 },
      },
      next: ['men-beard', 'concealer-blemish'],
    },
    {
      id: 'men-beard',
      question: 'Concealer with a beard?',
      asks: [
        'concealer with a beard',
        'makeup and beard',
        'foundation on stubble',
        'beard shadow',
        'five o’clock shadow cover',
        'cover shaving shadow',
      ],
      answer:
        'Keep product off the hair: work up to the edge and blend with a small brush. For a bluish shadow on shaved skin tap peach or orange corrector on it, then your shade, then powder. Brush the beard afterward with a clean spoolie.',
      products: ['foundation'],
      next: ['men-natural', 'color-corrector'],
    },
    {
      id: 'men-shaving',
      asks: [
        'makeup after shaving',
        'razor bumps',
        'shave before makeup',
        'irritated skin after shaving',
      ],
      answer:
        'Shave first, rinse cool, and wait at least twenty minutes before makeup. Use a light cream without perfume, and press a thin concealer on bumps instead of rubbing it. On cut or raw skin put nothing.',
      products: ['foundation'],
      next: ['men-beard', 'sensitive-skin'],
    },
    {
      id: 'men-eyes',
      question: 'Eyeliner for men?',
      asks: ['eyeliner for men', 'guyliner', 'mascara for men', 'male eye makeup'],
      answer:
        'Clear mascara or one light coat of brown, curled a little, opens the eye without showing. For a visible look, press a dark pencil into the upper lash roots and smudge it. Imperfect edges look best.',
      products: ['eyeliner', 'mascara'],
      tryOn: { eyeliner: { color: '#3b241b', opacity: 45 }, mascara: { opacity: 30 } },
      next: ['liner-tightline'],
    },
    {
      id: 'glasses-eyes',
      question: 'Eye makeup with glasses?',
      asks: [
        'eye makeup with glasses',
        'makeup for glasses wearers',
        'i wear glasses',
        'glasses makeup',
        'specs',
        'thick lenses eyes tiny',
        'glasses make my eyes small',
        'nearsighted makeup',
        'frames and makeup',
      ],
      answer:
        'Look at your lenses first. Lenses for short sight make eyes look smaller: use lighter lids, curled lashes and a defined upper line. Lenses for far sight or reading make them look larger: use matte mid-tones and thin liner. Brows and a clear lip carry the frame.',
      products: ['eyeliner', 'mascara', 'eyeshadow'],
      tryOn: { eyeliner: { opacity: 75 }, mascara: { opacity: 75 } },
      next: ['glasses-marks', 'glasses-lashes'],
    },
    {
      id: 'glasses-marks',
      question: 'What about marks from glasses?',
      asks: [
        'glasses leave marks on nose',
        'glasses rub off foundation',
        'foundation on glasses',
        'makeup under glasses nose',
        'nose pads',
        'glasses slide and wipe makeup',
      ],
      answer:
        'Leave almost no foundation where the pads sit, and set that place with powder. Clean the pads and let everything dry before you put the glasses on. Carry a swab with a trace of concealer for the marks.',
      products: ['foundation'],
      next: ['glasses-eyes', 'powder-where'],
    },
    {
      id: 'glasses-lashes',
      question: 'What if lashes touch my glasses?',
      asks: ['lashes touch glasses', 'mascara smears on my glasses', 'lashes hit lenses'],
      answer:
        'Curl the lashes up instead of making them longer, and choose a volume mascara or a tubing one. Let it dry fully before the glasses go on. An optician can bend the pads so that the lenses sit further away.',
      products: ['mascara'],
      tryOn: { mascara: { opacity: 55 } },
      next: ['lash-curl'],
    },
    {
      id: 'lenses-order',
      question: 'Contacts before or after makeup?',
      asks: [
        'contacts before or after makeup',
        'contact lenses and makeup',
        'makeup with contact lenses',
        'wear contacts',
        'i wear contacts',
      ],
      answer:
        'Wash your hands and put lenses in before makeup; take them out before you remove it. Avoid loose powder, fiber mascara and pencil on the wet inner rim. If an eye gets red or sore, take the lens and the makeup off, and ask an eye doctor.',
      why: 'This way neither makeup nor remover gets below the lens.',
      products: ['mascara', 'eyeliner', 'eyeshadow'],
      next: ['lenses-shadow', 'sensitive-eyes'],
    },
    {
      id: 'lenses-shadow',
      question: 'Eyeshadow with contact lenses?',
      asks: [
        'eyeshadow with contact lenses',
        'glitter and contacts',
        'powder in contact lenses',
        'fallout with contacts',
      ],
      answer:
        'Cream and stick shadows make no dust, so they are the safest with lenses. Press powder shadow on with a slightly damp brush and keep the eye closed. Leave loose glitter out.',
      products: ['eyeshadow'],
      next: ['lenses-order', 'shadow-cream'],
    },
    {
      id: 'sensitive-eyes',
      question: 'Mascara when my eyes water?',
      asks: [
        'eyes water with mascara',
        'sensitive eyes makeup',
        'watery eyes',
        'makeup stings my eyes',
        'eyes itch with makeup',
        'hypoallergenic mascara',
      ],
      answer:
        'Use few products: a perfume-free tubing mascara on the upper lashes only, and cream shadow instead of powder. Keep liner outside the lash line. Change mascara every three months. If your eyes keep watering or hurt, leave makeup off and see an eye doctor.',
      products: ['mascara', 'eyeliner'],
      tryOn: { mascara: { opacity: 45 }, eyeliner: { opacity: 25 } },
      next: ['lash-tubing', 'lenses-order'],
    },
    {
      id: 'sensitive-skin',
      question: 'Makeup for sensitive skin?',
      asks: [
        'sensitive skin makeup',
        'skin reacts to makeup',
        'fragrance free makeup',
        'patch test',
        'irritated by makeup',
        'hypoallergenic',
      ],
      answer:
        'Choose short ingredient lists without perfume, and bring in one new product at a time. Test it behind the ear or in the elbow for two days first. Soft tools and no rubbing help as well. For a rash that stays, stop and ask a doctor.',
      next: ['acne-prone', 'remove-all'],
    },
    {
      id: 'grip-limited',
      question: 'Makeup with arthritis?',
      asks: [
        'arthritis makeup',
        'hard to hold brushes',
        'makeup with limited hand movement',
        'makeup with one hand',
        'disability makeup',
      ],
      answer:
        'Thicken handles with foam tubes or a hair roller, and use both hands around one brush if that is steadier. Sticks and creams need no fine grip, and fingers are the best tool. A table mirror leaves both elbows free to rest.',
      next: ['liner-shaky', 'five-minute'],
    },
    {
      id: 'vision-low',
      asks: [
        'makeup when i cannot see well',
        'bad eyesight makeup',
        'makeup without glasses on',
        'magnifying mirror',
        'blind makeup',
      ],
      answer:
        'Use a lighted magnifying mirror for one detail at a time, then check the whole at an arm’s length. Glasses made for makeup have lenses that flip down one by one. What you can put on by touch, such as cream blush and balm, forgives most: count your taps and do the same on both sides.',
      next: ['tools-light', 'five-minute'],
    },
    {
      id: 'gender-feminine',
      asks: [
        'makeup for trans women',
        'feminine makeup',
        'soften masculine face',
        'feminize face',
        'drag basics',
      ],
      answer:
        'Cover a beard shadow with peach corrector, or orange on deep skin, then foundation and powder. Lift the brow’s outer half, place blush high, and keep contour soft at the jaw and the forehead’s edge. Slightly fuller lips and curled lashes do much for little.',
      products: ['foundation', 'blush', 'lipstick', 'mascara'],
      tryOn: {
        blush: { opacity: 50 },
        lipstick: { color: '#c9707c', opacity: 75, finish: 'gloss' },
        mascara: { opacity: 80 },
      },
      next: ['men-beard', 'lip-fuller'],
    },
    {
      id: 'gender-neutral',
      asks: [
        'androgynous makeup',
        'gender neutral makeup',
        'masculine makeup',
        'makeup that is not girly',
      ],
      answer:
        'Strong brows, even skin and a smudged dark line read as neither one nor the other. Contour the jaw lightly and keep cheeks and lips close to bare. Texture helps: a bit of shine on the lid, none elsewhere.',
      products: ['eyeliner', 'lipstick', 'blush'],
      tryOn: {
        lipstick: { opacity: 15 },
        blush: { opacity: 10 },
        eyeliner: { color: '#454a52', opacity: 60 },
      },
      next: ['men-eyes', 'contour-basic'],
    },
    {
      id: 'hijab-headscarf',
      asks: ['makeup with hijab', 'headscarf makeup', 'makeup stains scarf', 'hijab eye makeup'],
      answer:
        'Set the edges of the face with powder and leave foundation off where the cloth touches. Blend blush and bronzer toward the temples, since the scarf frames the face there. The color of the scarf works like a dress: pick it up or answer it at the eyes.',
      next: ['color-outfit', 'last-mask'],
    },
  ],
};
