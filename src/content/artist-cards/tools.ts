import type { CardsOnSubject } from './artist-card.ts';

/** Tools, hygiene and taking it all off. */
export const TOOLS_CARDS: CardsOnSubject = {
  subject: 'tools',
  cards: [
    {
      id: 'tools-basic',
      question: 'Which brushes do I need?',
      asks: [
        'which brushes do i need',
        'basic brushes',
        'makeup tools for beginners',
        'brush set',
        'eyeshadow brushes',
        'minimum brush set',
      ],
      answer:
        'Four do nearly everything: a medium fluffy brush for cheeks, a fluffy eyeshadow brush, a small pencil or angled brush, and a damp sponge. A clean spoolie grooms brows and lashes. Fingers are the fifth.',
      next: ['tools-brush-or-fingers', 'tools-brush-wash'],
    },
    {
      id: 'tools-sponge',
      question: 'How do I use a sponge?',
      asks: [
        'how to use a beauty sponge',
        'makeup sponge',
        'damp sponge',
        'blender sponge',
        'why wet the sponge',
        'wet or dry sponge',
      ],
      answer:
        'Wet it, squeeze it out in a towel until it is only damp, then bounce it on the skin. Do not drag. A dry sponge drinks your foundation, a dripping one thins it.',
      next: ['tools-sponge-wash', 'foundation-tool'],
    },
    {
      id: 'tools-brush-or-fingers',
      question: 'Brush or fingers?',
      asks: [
        'brush or fingers',
        'makeup with fingers',
        'do i need brushes',
        'apply makeup without brushes',
        'can i just use my hands',
      ],
      answer:
        'Fingers warm creams and press shimmer on well. Brushes are better for powder and for edges, sponges for taking off too much. Wash your hands first, and use the ring finger under the eyes, as it presses least.',
      next: ['tools-basic'],
    },
    {
      id: 'tools-brush-types',
      title: 'Synthetic and natural brushes',
      asks: [
        'synthetic or natural brushes',
        'brush bristles',
        'brush types',
        'which brush for cream',
        'eyeshadow brush types',
        'goat hair or plastic brushes',
      ],
      answer:
        'Dense synthetic hair is for creams and liquids, fluffy hair for powder. The fluffier the brush, the softer the result; the smaller, the more precise. Good synthetic hair does both and dries faster.',
      next: ['tools-basic'],
    },
    {
      id: 'tools-brush-wash',
      question: 'How do I wash my brushes?',
      asks: [
        'wash my brushes',
        'clean makeup brushes',
        'how often wash brushes',
        'brush cleaning',
        'dirty brushes',
        'brushes are gross',
        'crusty brushes',
        'soap for brushes',
        'brushes smell',
        'brush shampoo',
      ],
      answer:
        'Once a week for brushes with cream or liquid, every two weeks for powder brushes. Use lukewarm water and mild soap, on the tips only, until the water is clear. Squeeze, reshape and dry them flat with the hair over the edge of a table.',
      why: 'Water in the handle loosens glue, so keep the hair pointing down.',
      amount: 'Weekly for cream, every two weeks for powder.',
      next: ['tools-sponge-wash', 'hygiene-sanitize'],
    },
    {
      id: 'tools-sponge-wash',
      question: 'How do I wash a sponge?',
      asks: [
        'wash makeup sponge',
        'clean beauty blender',
        'moldy sponge',
        'replace sponge',
        'sponge smells',
        'my sponge is disgusting',
        'stained sponge',
      ],
      answer:
        'Wash it after each use with soap until the water runs clear, and let it dry in open air, never in a closed bag. Replace it about every three months, or at once when it tears, smells or has spots.',
      amount: 'Wash after each use; a new one about every three months.',
      next: ['tools-brush-wash'],
    },
    {
      id: 'tools-light',
      question: 'Which mirror and light?',
      asks: [
        'best mirror for makeup',
        'makeup mirror light',
        'bathroom light makeup',
        'where to do makeup',
        'bulb for makeup',
        'natural light mirror',
        'lamp for my makeup table',
        'light bulbs for the vanity',
      ],
      answer:
        'Daylight from the front is best. With lamps, put neutral white light on both sides of the mirror at face height. Bathroom light from above makes shadows, and so you use too much. Look once at a window before you leave.',
      next: ['photo-lighting'],
    },
    {
      id: 'tools-sharpen',
      title: 'Sharpening a pencil',
      asks: [
        'sharpen eyeliner pencil',
        'pencil breaks',
        'sharpen lip liner',
        'soft pencil crumbles',
        'pencil breaks when i sharpen',
      ],
      answer:
        'Put soft pencils in the refrigerator for ten minutes before you sharpen. Turn the pencil without pressure, then round the point on a tissue. Sharpening also takes off the used surface.',
      next: ['hygiene-sanitize'],
    },
    {
      id: 'hygiene-mascara-age',
      question: 'How long does mascara last?',
      asks: [
        'how long does mascara last',
        'when to throw out mascara',
        'replace mascara',
        'old mascara',
        'two years old mascara',
        'old tube of mascara',
        'mascara from last year',
        'old mascara still okay',
        'mascara opened long ago',
      ],
      answer:
        'Throw it out three months after opening, and sooner if it smells, dries or your eyes react. Do not pump the wand, which pushes air in. Never thin it with water or spit.',
      why: 'The wand brings germs from the lashes into a dark moist tube.',
      amount: 'Three months after opening.',
      products: ['mascara'],
      next: ['hygiene-expiry', 'mend-dry-mascara'],
    },
    {
      id: 'hygiene-expiry',
      question: 'When does makeup expire?',
      asks: [
        'makeup expiration',
        'when does makeup expire',
        'old makeup',
        'is my makeup still good',
        'how long does foundation lipstick last',
        'expired lipstick',
        'ten year old lipstick',
        'makeup from years ago',
        'does makeup go off',
      ],
      answer:
        'Look for the small open jar with a number: months after opening. Roughly: liquid liner three to six months, foundation a year, lipstick one to two, powder two. A change of smell, color or texture ends it at once.',
      amount: 'Mascara three months, foundation a year, lipstick one to two years, powder two.',
      next: ['hygiene-mascara-age', 'hygiene-store'],
    },
    {
      id: 'hygiene-share',
      question: 'Can I share makeup?',
      asks: [
        'share makeup',
        'can i share makeup with my friend',
        'lend lipstick',
        'borrow mascara',
        'used makeup',
        'let a friend use my mascara',
        'sharing lip gloss',
        'is sharing bad',
      ],
      answer:
        'Do not share mascara, eyeliner, lip products or anything you put your fingers in. Powder can be shared with a clean brush. If you must, scrape a little lipstick off with a clean spatula.',
      why: 'Eyes and lips pass germs on easily.',
      next: ['hygiene-sanitize'],
    },
    {
      id: 'hygiene-sanitize',
      question: 'How do I disinfect makeup?',
      asks: [
        'disinfect makeup',
        'sanitize lipstick',
        'clean my makeup',
        'clean palette',
        'disinfect eyeshadow',
        'clean my lipstick',
      ],
      answer:
        'Wipe a lipstick with a tissue and a little alcohol and let it dry; scrape the top off powders with a clean tissue. Sharpen pencils. Liquids and mascara cannot be cleaned: throw them out. Nothing gets sterile this way; it only carries less.',
      next: ['hygiene-share', 'hygiene-sick'],
    },
    {
      id: 'hygiene-store',
      question: 'How do I store makeup?',
      asks: [
        'store makeup',
        'keep makeup in bathroom',
        'where to keep makeup',
        'makeup in the fridge',
        'makeup in the car',
        'makeup in the bathroom',
      ],
      answer:
        'Keep it cool, dry, dark and closed. A bathroom is warm and wet, and a car in summer melts everything. A drawer in the bedroom is better than both.',
      next: ['hygiene-expiry'],
    },
    {
      id: 'hygiene-sick',
      question: 'Makeup after an eye infection?',
      asks: [
        'makeup after an eye infection',
        'after pink eye makeup',
        'makeup after cold sore',
        'throw away makeup after being sick',
        'had pink eye',
        'after a cold sore',
      ],
      answer:
        'Throw out mascara, liner and lip products that you used while you were ill, and wash all tools. Wear no makeup on that place until it has healed. When that is, your doctor can say; I cannot.',
      next: ['hygiene-sanitize'],
    },
    {
      id: 'hygiene-testers',
      title: 'Testers in a store',
      asks: [
        'testers in store',
        'try makeup in shop',
        'is it safe to use testers',
        'test lipstick in store',
        'are testers dirty',
        'trying makeup in a shop',
      ],
      answer:
        'Ask for a fresh applicator and test on the wrist or the jaw, not on lips or eyes. Wipe the surface first. A mirror like this one shows the color without touching anything.',
      next: ['foundation-shade'],
    },
    {
      id: 'remove-all',
      question: 'How do I remove makeup?',
      asks: [
        'remove makeup',
        'take off makeup',
        'cleanse makeup',
        'double cleanse',
        'makeup remover',
        'how to clean my face at night',
        'proper way to take off makeup',
      ],
      answer:
        'Start with oil, balm or micellar water for eyes and lips, then the face, then a mild cleanser. Press and wait instead of rubbing. Rinse, pat dry, moisturize.',
      next: ['remove-eyes', 'remove-wipes'],
    },
    {
      id: 'remove-eyes',
      question: 'How do I remove eye makeup?',
      asks: [
        'remove eye makeup',
        'take off mascara gently',
        'remove eyeliner',
        'eye makeup remover',
        'take eye makeup off without rubbing',
        'clean my eyes at night',
      ],
      answer:
        'Hold a soaked pad on the closed eye for about twenty seconds, then wipe down and out once. Finish the lash roots with a swab. Rubbing breaks lashes and makes lids red.',
      next: ['remove-waterproof', 'lash-false-remove'],
    },
    {
      id: 'remove-waterproof',
      question: 'How do I remove waterproof mascara?',
      asks: [
        'get waterproof mascara off',
        'remove waterproof makeup',
        'mascara will not come off',
        'long wear lipstick removal',
        'remove matte liquid lipstick',
        'waterproof will not budge',
      ],
      answer:
        'You need oil: a two-phase remover, cleansing balm or oil. Press it on for half a minute, then slide it off, and wash with a mild cleanser after that. On lips leave balm on for a minute first.',
      why: 'Waterproof films dissolve in oil and not in water.',
      products: ['mascara', 'lipstick'],
      next: ['remove-eyes'],
    },
    {
      id: 'remove-wipes',
      question: 'Are makeup wipes good?',
      asks: ['makeup wipes', 'are wipes bad', 'face wipes', 'wipes instead of washing'],
      answer:
        'Wipes spread as much as they take, and rubbing irritates. They are fine for travel or a mistake. At home use a cleanser and water, or rinse after the wipe.',
      next: ['remove-all'],
    },
    {
      id: 'remove-glitter',
      question: 'How do I remove glitter?',
      asks: [
        'remove glitter',
        'get glitter off face',
        'glitter will not come off',
        'glitter everywhere get it off',
      ],
      answer:
        'Press tape or a pad with oil on it, then lift, so that the flakes come with it. Do not rub near the eye. Wash with a cleanser, and comb the lashes through with a clean spoolie.',
      next: ['remove-eyes', 'shadow-glitter'],
    },
    {
      id: 'remove-sleep',
      title: 'Sleeping in makeup',
      asks: [
        'sleep in makeup',
        'slept with makeup on',
        'too tired to take makeup off',
        'forgot to remove makeup',
        'fell asleep with makeup',
        'lazy to wash face',
        'fell asleep with makeup on',
        'slept in my makeup',
      ],
      answer:
        'Take it off: at least eyes and face with micellar water, and rinse. A night now and then does no great harm, but lashes break and skin looks dull. Keep a bottle and pads by the bed.',
      next: ['remove-all', 'remove-wipes'],
    },
  ],
};
