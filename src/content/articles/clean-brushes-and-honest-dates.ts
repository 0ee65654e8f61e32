import type { Article } from './article.ts';

export const CLEAN_BRUSHES: Article = {
  slug: 'clean-brushes-and-honest-dates',
  title: 'Clean brushes, honest dates: a makeup bag you can trust',
  excerpt:
    'What grows in sponges and mascara, how often to wash what, and the little open jar on the label that tells you when to let go.',
  category: 'Hygiene',
  author: 'The Lookglass editors',
  date: '2026-10-12',
  tags: ['brushes', 'sponges', 'shelf life', 'mascara', 'sensitive skin'],
  featured: false,
  illustration: 'brushes',
  body: [
    {
      kind: 'paragraph',
      text: 'In 2019, microbiologists at Aston University in Birmingham collected several hundred used makeup products that people had donated: lipsticks, glosses, eyeliners, mascaras and sponges. Between about eight and nine out of ten of them carried bacteria. The sponges were worst by a wide margin. More than nine in ten had never been washed, and about two in three had been on the floor at some point.',
    },
    {
      kind: 'paragraph',
      text: 'It is easy to make that sound frightening. It is more useful to make it sound practical. Your own skin is full of bacteria, and most of them are on your side. Trouble starts when there are many, when they are new to you, or when they get where skin is thin or broken: the edge of an eyelid, a picked spot, a cracked lip. A little routine keeps the numbers down, and it costs less time than choosing a lipstick.',
    },
    { kind: 'heading', text: 'Wet is what matters' },
    {
      kind: 'paragraph',
      text: 'Bacteria and fungi need water. That one sentence sorts a whole makeup bag. Powders are dry, and last long. Pencils are wax, and have their surface cut off each time you sharpen them. Liquids and creams contain water and preservatives, and the preservatives are used up a little with each finger and brush that comes back from your face. A sponge is warm, damp and fed every morning, which is more or less how one describes a laboratory.',
    },
    {
      kind: 'list',
      items: [
        'Sponges: wash after every use if you can, and at least twice a week. Replace them after two to three months, or sooner when they tear or stay stained.',
        'Brushes for liquids and creams: once a week.',
        'Brushes for powder: every two weeks; dermatologists often say every seven to ten days for whatever you use daily.',
        'Eye brushes: weekly, whatever they are used for.',
        'Lash curlers, tweezers, sharpeners: a wipe with alcohol when you think of it, and let it dry.',
        'The bag itself: empty it and wipe it out once a month. You will find a pencil you had given up on.',
      ],
    },
    { kind: 'heading', text: 'How to wash a brush in two minutes' },
    {
      kind: 'steps',
      items: [
        'Wet only the hair, with the tip pointing down, under lukewarm water. Water that runs into the metal collar loosens the glue and rusts what is inside.',
        'Put a drop of mild shampoo or plain soap on your palm and move the brush in small circles until the foam is white. Oily products need a second round, or a drop of washing-up liquid first.',
        'Rinse, again pointing down, until the water runs clear.',
        'Press the water out with a towel, and coax the head back into its shape with your fingers.',
        'Lay it flat with the head over the edge of a table, so that air reaches it from all sides. Standing in a cup, the water runs into the handle. A radiator makes the hair brittle.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Sponges go the same way: wet them fully, press soap through them until no colour comes, rinse, squeeze in a towel, and let them dry in the open. Never put a damp one back into its case.',
    },
    {
      kind: 'tip',
      text: 'Wash in the evening and they are dry in the morning. If you only ever do one thing from this page, wash the sponge tonight.',
    },
    { kind: 'heading', text: 'The little open jar' },
    {
      kind: 'paragraph',
      text: 'Look for a drawing of a jar with its lid off and a number such as 6M or 12M. It says how many months the product keeps after you open it, and in many countries anything that keeps for more than thirty months unopened has to carry it. The clock starts with the seal. Since nobody remembers, write the month on the bottom with a fine permanent pen when you open something. That habit alone is worth more than any list of rules.',
    },
    {
      kind: 'paragraph',
      text: 'Where there is no jar, these are fair rules of thumb: mascara and liquid liner three months; liquid foundation and concealer six to twelve; lip gloss and lipstick a year, or longer for lipstick; pencils one to two years; powders two years or more. Things for the eye are short because the eye is delicate and because a mascara wand pushes air, and whatever hangs on the lashes, back into a dark and moist tube. Pumping the wand makes it dry out faster as well.',
    },
    {
      kind: 'list',
      items: [
        'It smells different from how it did: sour, sharp, or like crayons.',
        'It has separated, and shaking does not bring it back.',
        'It has changed colour, or drags where it used to glide.',
        'It stings, and it did not before.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Any of these outweighs any date. So does a good rule that people break most: when you have had conjunctivitis, a stye or a cold sore, the products that touched the place go, even if they were new. Keeping them is how it comes back.',
    },
    { kind: 'heading', text: 'Sharing, testing, travelling' },
    {
      kind: 'paragraph',
      text: 'Lend a powder brush if you like, and wash it afterwards. Do not lend mascara, liner, lipstick or gloss, not even to a sister. In a shop, never take a tester to your eyes or lips; ask for a disposable applicator, scrape the top off with it, or try the colour on the back of your hand. Better still, try it where it touches nobody at all. A screen cannot tell you how a lipstick feels, but it can tell you which of twelve reds not to bother with.',
    },
    {
      kind: 'paragraph',
      text: 'For a journey, give brushes a case of their own in which they can breathe, and let them dry before you pack. A resealable bag keeps dirt out and moisture in, which is only half of what you want. Do not thin a dried-up product with water, and certainly not with saliva: both undo its preservatives in one go.',
    },
    { kind: 'quote', text: 'A clean brush is the cheapest improvement to a foundation you own.' },
    { kind: 'heading', text: 'What you get out of it' },
    {
      kind: 'paragraph',
      text: 'Some people find that small spots along the cheeks and chin calm down when the tools get clean. Not all will: spots have many causes, hormones first among them, and we would be lying if we promised you clear skin for a bottle of shampoo. What everybody gets is better makeup. A brush full of last week’s colours cannot lay down a clean one; a stiff sponge streaks; a dried mascara clumps. If a spot is sore, or spreads, or does not heal within a couple of weeks, show it to a doctor and leave it bare until then.',
    },
    {
      kind: 'paragraph',
      text: 'Make it small enough that you will do it. Sponge after use, brushes on Sunday, the pen with the month on it beside the mirror. Ten minutes a week, most of them spent waiting for water to run clear.',
    },
  ],
};
