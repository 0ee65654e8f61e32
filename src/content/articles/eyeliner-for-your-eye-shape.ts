import type { Article } from './article.ts';

export const EYELINER_FOR_YOUR_EYE_SHAPE: Article = {
  slug: 'eyeliner-for-your-eye-shape',
  title: 'Eyeliner for the eyes you have',
  excerpt:
    'A steady hand is the smallest part of it. Where a line starts, where it thickens and which way it leaves are what decide, and your open eye tells you all three.',
  category: 'Eye Makeup',
  alsoIn: 'Techniques',
  author: 'The Lookglass editors',
  date: '2026-10-26',
  tags: ['eyeliner', 'wing', 'hooded eyes', 'symmetry', 'beginner'],
  featured: false,
  illustration: 'liner',
  body: [
    {
      kind: 'paragraph',
      text: 'Most instructions for eyeliner begin with a drawing of an almond, and the almond is rarely yours. Then the line that looked so clean on the drawing folds into a crease, or pulls the eye down, or disappears the moment you look straight ahead. The trouble is almost never the hand. It is that the line was planned on a closed lid, and eyes are looked at when they are open.',
    },
    { kind: 'heading', text: 'Plan with the eye open' },
    {
      kind: 'paragraph',
      text: 'Sit facing the mirror at eye level, chin neither up nor down, and relax your forehead; raising the brows lends you a lid you will not have for the rest of the day. Look straight into your own pupils. What you see now is your canvas. Everything that is hidden in this position, however much of it there is when you close your eyes, will be hidden from everybody else.',
    },
    {
      kind: 'list',
      items: [
        'How much lid shows between the lashes and the fold? Plenty, a few millimetres, or none at all?',
        'Does the outer corner sit higher than the inner one, level with it, or lower?',
        'Does skin from above fall over the outer corner?',
        'How far apart are the eyes? If another eye would fit exactly between them, they are evenly set.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Each answer moves the line, and they add up. You do not have to belong to a type. Names such as hooded, round or downturned are shorthand for these answers, and most people have one of one and one of another. Quite often the left eye answers differently from the right.',
    },
    { kind: 'heading', text: 'Where the line goes' },
    {
      kind: 'paragraph',
      text: 'If much of the lid shows, you can afford thickness, and a line that is thickest above the pupil will make the eye look rounder, one that is thickest towards the outside will make it look longer.',
    },
    {
      kind: 'paragraph',
      text: 'If little or none of it shows, the space above the lashes is too precious to fill. Put the colour between the lashes and under them, into the upper waterline, which is called tightlining. It makes lashes look dense and takes up no lid at all. Then let the line appear only at the last third, where it leaves the eye.',
    },
    {
      kind: 'paragraph',
      text: 'If the outer corner is lower than the inner one, do not follow the upper lashes to their end: they lead down. Leave them a few millimetres before the corner and go up from there. If skin falls over the corner, draw the wing with the eye open, straight across the fold as if it were not there. Closed, it will have a notch like a bat’s wing; open, it will be a straight line. Nobody sees you closed.',
    },
    {
      kind: 'paragraph',
      text: 'With close-set eyes, begin the line above the inner edge of the iris rather than at the tear duct, so that the weight lies outside. With wide-set eyes, take it all the way in.',
    },
    { kind: 'heading', text: 'The angle that is already there' },
    {
      kind: 'paragraph',
      text: 'The best guide to a wing is your own lower lash line. Imagine it going on past the outer corner towards the end of the brow: along this path a wing looks like a part of the eye, because it is one. Steeper becomes theatrical; flatter draws the face down. How long it should be is a matter of taste, but a wing that ends before it reaches the imagined line from nostril to the tail of the brow always looks intended.',
    },
    {
      kind: 'steps',
      items: [
        'Rest your elbow on the table and your little finger on your cheek. The tremor of a free arm is what people take for an unsteady hand.',
        'With the eye open, make a dot where the wing should end. Make the other eye’s dot now, before anything else, and compare: this is the last moment at which symmetry is cheap.',
        'Draw from the dot towards the lashes, not the other way round. The end of a stroke is thinner than its start, and here the tip should be the thin part.',
        'Close the triangle with a second stroke from the dot to the middle of the lid.',
        'Join what is left along the lashes in short dashes of a few millimetres each, then go over them once. One long stroke wobbles; ten short ones do not.',
        'Sharpen the underside with a flat brush or a cotton bud and a trace of cleanser. Nearly every crisp wing you have admired was carved, not drawn.',
      ],
    },
    {
      kind: 'tip',
      text: 'Look down into a mirror that lies on the table: it smooths the lid without pulling at it. Skin that is stretched while you draw takes the line with it when you let go.',
    },
    { kind: 'heading', text: 'Choosing what to draw with' },
    {
      kind: 'paragraph',
      text: 'Pencil forgives. It can be softened with a fingertip within the first half minute, it hides a doubtful edge, and it is the best tool for tightlining, provided it says that it is safe for the waterline. Gel in a pot with a thin angled brush gives the darkest line with the most control. A felt tip is fastest once you know where you are going, and merciless before that. If you are beginning, take a dark brown pencil: a wrong line in brown reads as shadow, the same line in black reads as a wrong line.',
    },
    {
      kind: 'paragraph',
      text: 'Colour follows contrast. Black next to fair lashes is a statement even when it is thin; on dark lashes it merely defines. Deep plum, forest and navy do the work of black with less noise: plum is kind to green eyes, forest to hazel ones, navy to brown ones. When a line has to last, dab eyeshadow of the same colour over it: powder on top of wax keeps it where it is.',
    },
    { kind: 'heading', text: 'Eyes come first' },
    {
      kind: 'paragraph',
      text: 'What goes on to the waterline can get into the eye. Keep that pencil for yourself alone, sharpen it before you use it, leave the waterline bare if you wear contact lenses and notice a film, and take everything off at night. If an eye is red, sore or watering, no line is worth it: leave it alone, and throw away what touched it last.',
    },
    { kind: 'heading', text: 'Practise where nothing smudges' },
    {
      kind: 'paragraph',
      text: 'Planning is the part you can rehearse without touching your eye. In the mirror of Lookglass, put on the eyeliner at a low strength and look at how much of it remains when your eyes are open and you look straight ahead; turn your head to see where the wing leads. Try Espresso before Carbon, and slide the split across to compare with your bare eye. Then do one eye with a real pencil and hold the other one against it. It will not be symmetrical. Neither are you, and that is why it can look so much like you.',
    },
  ],
};
