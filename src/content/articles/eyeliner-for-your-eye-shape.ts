import type { Article } from './article.ts';

export const EYELINER_FOR_YOUR_EYE_SHAPE: Article = {
  slug: 'eyeliner-for-your-eye-shape',
  title: 'Eyeliner for the eyes you have',
  excerpt:
    'A steady hand is the smallest part of it. What counts is where a line starts, where it thickens and where it points, and your open eye tells you all three.',
  category: 'Eye Makeup',
  alsoIn: 'Techniques',
  author: 'The Lookglass editors',
  date: '2026-10-26',
  tags: ['eyeliner', 'wing', 'hooded eyes', 'symmetry', 'beginner'],
  featured: false,
  illustration: 'liner',
  shades: [
    { category: 'eyeliner', name: 'Carbon', color: '#000000' },
    { category: 'eyeliner', name: 'Espresso', color: '#3b241b' },
    { category: 'eyeliner', name: 'Slate', color: '#454a52' },
  ],
  body: [
    {
      kind: 'paragraph',
      text: 'Most eyeliner tutorials start from an almond-shaped eye, and it’s rarely yours. Then the line that looked so clean in the drawing folds into a crease, or pulls the eye down, or disappears the moment you look straight ahead. The trouble is almost never your hand. It’s that the line was planned on a closed lid, and people see your eyes open.',
    },
    { kind: 'heading', text: 'Plan with the eye open' },
    {
      kind: 'paragraph',
      text: 'Sit facing the mirror at eye level, chin neither up nor down, and relax your forehead; raised brows give you lid space you won’t have for the rest of the day. Look straight into your own pupils. What you see now is your canvas. Everything that is hidden in this position, however much of it there is when you close your eyes, will be hidden from everyone else.',
    },
    {
      kind: 'list',
      items: [
        'How much lid shows between the lashes and the fold? Plenty, a few millimeters, or none at all?',
        'Does the outer corner sit higher than the inner one, level with it, or lower?',
        'Does skin from above fall over the outer corner?',
        'How far apart are the eyes? If another eye would fit exactly between them, they are evenly set.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Each answer moves the line, and they add up. You don’t have to be a type. Names like hooded, round or downturned are shorthand for these answers, and most people are a mix. Quite often the left eye answers differently than the right.',
    },
    { kind: 'heading', text: 'Where the line goes' },
    {
      kind: 'paragraph',
      text: 'If a lot of lid shows, you have room for a thicker line. Thickest above the pupil, it makes the eye look rounder. Thickest toward the outer corner, it makes the eye look longer.',
    },
    {
      kind: 'paragraph',
      text: 'If little or none of it shows, the space above the lashes is too precious to fill. Put the color between the lashes and under them, along the upper waterline. This is called tightlining: it makes lashes look dense and takes up no lid at all. Then let the line appear only at the last third, where it leaves the eye.',
    },
    {
      kind: 'paragraph',
      text: 'If the outer corner is lower than the inner one, don’t follow the upper lashes to their end: they lead down. Leave them a few millimeters before the corner and go up from there. If skin falls over the corner, draw the wing with the eye open, straight across the fold as if it were not there. With your eye closed, it has a notch like a bat’s wing; with your eye open, it’s a straight line. Open is what people see.',
    },
    {
      kind: 'paragraph',
      text: 'With close-set eyes, begin the line above the inner edge of the iris rather than at the tear duct, so the weight sits on the outside. With wide-set eyes, take it all the way in.',
    },
    { kind: 'heading', text: 'The angle that is already there' },
    {
      kind: 'paragraph',
      text: 'The best guide to a wing is your own lower lash line. Imagine it continuing past the outer corner toward the end of the brow: along this path a wing looks like a part of the eye, because it is one. Steeper looks theatrical; flatter pulls the face down. Length is a matter of taste, but a wing that ends before the imaginary line from your nostril to the tail of your brow always looks intentional.',
    },
    {
      kind: 'steps',
      items: [
        'Rest your elbow on the table and your little finger on your cheek. What feels like an unsteady hand is usually an arm with nothing to rest on.',
        'With the eye open, make a dot where the wing should end. Make the other eye’s dot now, before anything else, and compare: this is the last moment when symmetry is easy.',
        'Draw from the dot toward the lashes, not the other way around. The end of a stroke is thinner than its start, and here the tip should be the thin part.',
        'Close the triangle with a second stroke from the dot to the middle of the lid.',
        'Join what is left along the lashes in short dashes of a few millimeters each, then go over them once. One long stroke wobbles; ten short ones don’t.',
        'Sharpen the underside with a flat brush or a cotton swab and a trace of cleanser. Nearly every crisp wing you have admired was carved, not drawn.',
      ],
    },
    {
      kind: 'tip',
      text: 'Look down into a mirror that lies flat on the table: it smooths the lid without pulling. Skin that is stretched while you draw takes the line with it when you let go.',
    },
    { kind: 'heading', text: 'Choosing what to draw with' },
    {
      kind: 'paragraph',
      text: 'Pencil is forgiving. You can soften it with a fingertip for the first half minute, it hides a shaky edge, and it’s the best tool for tightlining, as long as the label says it’s safe for the waterline. Gel in a pot with a thin angled brush gives the darkest line with the most control. A felt tip is fastest once you know where you are going, and unforgiving before that. If you’re just starting, use a dark brown pencil: a wrong line in brown looks like a shadow, the same line in black looks like a wrong line.',
    },
    {
      kind: 'paragraph',
      text: 'Color follows contrast. Black next to fair lashes is a statement even when it is thin; on dark lashes it merely defines. Deep plum, forest and navy do the work of black more softly: plum flatters green eyes, forest flatters hazel ones, navy flatters brown ones. When a line has to last, dab eyeshadow of the same color over it: powder on top of wax keeps it where it is.',
    },
    { kind: 'heading', text: 'Eyes come first' },
    {
      kind: 'paragraph',
      text: 'What goes onto the waterline can get into the eye. Don’t share that pencil, sharpen it before you use it, leave the waterline bare if you wear contact lenses and notice a film, and take everything off at night. If an eye is red, sore or watering, no line is worth it: leave it alone, and throw away what touched it last.',
    },
    { kind: 'heading', text: 'Practice where nothing smudges' },
    {
      kind: 'paragraph',
      text: 'Planning is the part you can rehearse without touching your eye. In the mirror of Lookglass, put on the eyeliner at a low intensity and see how much of it shows when your eyes are open and you look straight ahead; turn your head to see where the wing leads. Try Espresso before Carbon, and slide the split across to compare with your bare eye. Then do one eye with a real pencil and compare it with the other. They won’t match exactly. No two eyes do, and that’s part of why yours look like you.',
    },
  ],
};
