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
      text: 'In 2019, microbiologists at Aston University in Birmingham collected several hundred used makeup products that people had donated: lipsticks, glosses, eyeliners, mascaras and sponges. Roughly eight to nine out of ten carried bacteria. The sponges were worst by a wide margin. More than nine in ten had never been washed, and about two in three had been dropped on the floor at some point.',
    },
    {
      kind: 'paragraph',
      text: 'It is easy to make that sound frightening. It is more useful to make it sound practical. Your own skin is full of bacteria, and most of them are on your side. Trouble starts when there are many, when they are new to you, or when they reach places where skin is thin or broken: the edge of an eyelid, a picked spot, a cracked lip. A little routine keeps the numbers down, and it takes less time than choosing a lipstick.',
    },
    { kind: 'heading', text: 'Water is what matters' },
    {
      kind: 'paragraph',
      text: 'Bacteria and fungi need water. That one sentence sorts a whole makeup bag. Powders are dry and last a long time. Pencils are wax, and sharpening cuts off the old surface. Liquids and creams contain water and preservatives, and the preservatives are used up a little with each finger and brush that comes back from your face. A sponge is warm, damp and fed every morning, which is more or less how you would describe a petri dish.',
    },
    {
      kind: 'list',
      items: [
        'Sponges: wash after every use if you can, and at least twice a week. Replace them after two to three months, or sooner when they tear or stay stained.',
        'Brushes for liquids and creams: once a week.',
        'Brushes for powder: every two weeks; dermatologists often say every seven to ten days for anything you use daily.',
        'Eye brushes: once a week, whether they touch cream or powder.',
        'Lash curlers, tweezers, sharpeners: wipe them with alcohol now and then, and let them dry.',
        'The bag itself: empty it and wipe it out once a month. You’ll find a pencil you had given up on.',
      ],
    },
    { kind: 'heading', text: 'How to wash a brush in two minutes' },
    {
      kind: 'steps',
      items: [
        'Wet only the bristles, with the tip pointing down, under lukewarm water. Water that runs into the metal collar loosens the glue and rusts the inside.',
        'Put a drop of mild shampoo or plain soap on your palm and move the brush in small circles until the foam is white. Oily products need a second round, or a drop of dish soap first.',
        'Rinse, again pointing down, until the water runs clear.',
        'Press the water out with a towel, and coax the head back into shape with your fingers.',
        'Lay it flat with the head over the edge of a table, so air reaches it from all sides. In a cup, water runs down into the handle. A radiator makes the bristles brittle.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Wash sponges the same way: wet them fully, work soap through them until no color comes out, rinse, squeeze in a towel, and let them dry in the open. Never put a damp one back into its case.',
    },
    {
      kind: 'tip',
      text: 'Wash in the evening and they are dry in the morning. If you do only one thing from this page, wash the sponge tonight.',
    },
    { kind: 'heading', text: 'The little open jar' },
    {
      kind: 'paragraph',
      text: 'Look for a drawing of a jar with its lid off and a number such as 6M or 12M. It tells you how many months the product keeps after you open it, and in many countries anything that keeps for more than thirty months unopened has to carry it. The clock starts when you break the seal. No one remembers that day, so write the month on the bottom with a fine permanent marker when you open something. That habit alone is worth more than any list of rules.',
    },
    {
      kind: 'paragraph',
      text: 'If there is no jar, these are good rules of thumb: mascara and liquid liner three months; liquid foundation and concealer six to twelve; lip gloss and lipstick a year, or longer for lipstick; pencils one to two years; powders two years or more. Eye products keep for the shortest time because the eye is delicate, and because a mascara wand pushes air, and anything that clings to your lashes, back into a dark, moist tube. Pumping the wand makes it dry out faster as well.',
    },
    {
      kind: 'list',
      items: [
        'It smells different than it used to: sour, sharp, or like crayons.',
        'It has separated, and shaking does not bring it back.',
        'It has changed color, or drags where it used to glide.',
        'It stings, and it didn’t before.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Any of these outweighs any date. So does the rule that people break most: after pink eye, a stye or a cold sore, throw out the products that touched the area, even if they were new. Keeping them is how it comes back.',
    },
    { kind: 'heading', text: 'Sharing, testing, traveling' },
    {
      kind: 'paragraph',
      text: 'Lend a powder brush if you like, and wash it afterward. Don’t lend mascara, liner, lipstick or gloss, not even to a sister. In a store, never put a tester on your eyes or lips; ask for a disposable applicator, scrape off the top layer with it, or try the color on the back of your hand. Better still, try it where it touches no one at all. A screen can’t tell you how a lipstick feels, but it can tell you which of twelve reds not to bother with.',
    },
    {
      kind: 'paragraph',
      text: 'When you travel, give your brushes a case that lets them breathe, and let them dry before you pack. A resealable bag keeps dirt out but moisture in, which is only half of what you want. Don’t thin a dried-up product with water, and certainly not with saliva: both undo its preservatives.',
    },
    {
      kind: 'quote',
      text: 'A clean brush is the cheapest way to improve a foundation you already own.',
    },
    { kind: 'heading', text: 'What you get out of it' },
    {
      kind: 'paragraph',
      text: 'Some people find that small breakouts along the cheeks and chin calm down once their tools are clean. Not everyone will: breakouts have many causes, hormones first among them, and we would be lying if we promised you clear skin for a bottle of shampoo. What everyone gets is better makeup. A brush full of last week’s colors can’t lay down a clean one; a stiff sponge streaks; a dried mascara clumps. If a spot is sore, or spreads, or doesn’t heal within a couple of weeks, show it to a doctor and leave it bare until then.',
    },
    {
      kind: 'paragraph',
      text: 'Keep it small enough that you’ll do it. Sponge after use, brushes on Sunday, the marker for the dates beside the mirror. Ten minutes a week, most of them spent waiting for water to run clear.',
    },
  ],
};
