import type { Article } from './article.ts';

export const GLASS_SKIN: Article = {
  slug: 'glass-skin-without-the-myth',
  title: 'Glass skin, without the myth',
  excerpt:
    'The trend promises a face like polished glass. What really gets you there is a calm skin barrier, patience between layers, and light in only four places.',
  category: 'Skincare',
  alsoIn: 'Trends',
  author: 'The Lookglass editors',
  date: '2026-09-28',
  tags: ['glass skin', 'skin barrier', 'moisturizer', 'sunscreen', 'dewy'],
  featured: false,
  illustration: 'barrier',
  body: [
    {
      kind: 'paragraph',
      text: 'Every few years a trend decides what skin should look like. Matte, then glowing, then blurred, then so smooth and wet that it seems to have been poured. Glass skin is the last of these, and it came with a list of ten steps and a photograph that no face has ever produced without a ring light and a filter. Still, there is something true in it. Skin that is in good order reflects light differently, and you can help it get there with fewer steps than the list had.',
    },
    { kind: 'heading', text: 'Why healthy skin shines' },
    {
      kind: 'paragraph',
      text: 'The outermost layer of your skin is about as thick as a sheet of plastic wrap. It is built like a wall: flat dead cells as bricks, and between them a mortar of fats, chiefly ceramides, cholesterol and fatty acids. When the mortar is whole, water stays in, the bricks lie flat, and light bounces off the surface in one direction. That is gloss. When it is not, water escapes, the edges of the bricks curl up, and light scatters in all directions. That is dullness. No highlighter changes which of the two lies beneath it.',
    },
    {
      kind: 'paragraph',
      text: 'A damaged barrier has a feel before it has a look. Products that never stung begin to sting. Skin feels tight an hour after washing, and greasy by noon. It flushes easily, and foundation clings to patches you did not know you had. If that sounds familiar, the most effective thing you can do is stop doing things.',
    },
    { kind: 'heading', text: 'Three weeks of less' },
    {
      kind: 'steps',
      items: [
        'Wash once a day, in the evening, with lukewarm water and something mild that does not foam much. In the morning, water is enough for most people.',
        'While the skin is still damp, put on a plain moisturizer. Look for ceramides, glycerin, petrolatum or squalane among the first ingredients, and for no fragrance.',
        'In the morning, sunscreen of SPF 30 or higher as the last layer, and enough of it: two lines along the index and middle fingers are about the right amount for face and neck.',
        'Skip acids, retinoids, scrubs, peeling pads and vitamin C. All of them have their uses. None of them repairs a wall.',
        'Wait. The cells that you are making today need about a month to reach the surface.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'After three weeks, bring back one thing at a time, every third evening at first, and give each of them two weeks before the next. Then you’ll know which of them helps. If a dermatologist is treating you, don’t stop what they prescribed; ask them instead. The same goes for a rash, sudden breakouts or redness that stays: a page on the internet can’t see you.',
    },
    {
      kind: 'tip',
      text: 'Too much exfoliation is the most common reason skin won’t glow. Once a week is plenty for most people, and never on days when you’ve shaved or had too much sun.',
    },
    { kind: 'heading', text: 'Layers that don’t fight' },
    {
      kind: 'paragraph',
      text: 'Makeup that rolls off in little crumbs is usually not bad makeup. It’s two layers that don’t get along, or that had no time to settle. Thin goes under thick, watery under creamy, and each layer needs a minute or two, until it no longer feels wet to the back of your hand. Sunscreen needs the longest. If a foundation still pills, look at the first few ingredients: something based on silicone slides on something based on water, and stays on its own kind.',
    },
    {
      kind: 'list',
      items: [
        'Use less moisturizer where you wear makeup than where you don’t. The excess is what pills.',
        'Press foundation in. Rubbing picks up the layer underneath.',
        'Skip primer for a week and see whether you miss it. Over a good moisturizer, most people don’t.',
        'If you want powder, keep it to two places: beside the nose and between the brows.',
      ],
    },
    { kind: 'heading', text: 'Light in four places' },
    {
      kind: 'paragraph',
      text: 'The difference between dewy and greasy is geography. Skin that is radiant catches light where bone lifts it: the tops of the cheekbones, the bridge of the nose, the bow of the upper lip, the inner corners of the eyes. Skin that is oily shines on the forehead, on the chin and beside the nose. So a glassy look takes two moves. Put gloss in the first four places, and take it away in the other three.',
    },
    {
      kind: 'paragraph',
      text: 'You don’t need a special product for the gloss. A trace of balm, tapped on with a fingertip, looks more believable than any powder with glitter in it, because there are no particles to see. On deep skin a clear or golden shine looks alive where a pearly white one turns to ash; on very fair skin a champagne tone beats silver. Foundation should be as sheer as you’re comfortable with, and only where you need it. Cream blush, blended while the skin still has slip, looks as if it came from within.',
    },
    {
      kind: 'quote',
      text: 'A face without pores isn’t a healthy face. It’s an edited picture.',
    },
    { kind: 'heading', text: 'What no cream will do' },
    {
      kind: 'paragraph',
      text: 'Pores are the openings of glands and hairs. They don’t open and close, they have no muscle to do it with, and nothing in a jar removes them. Texture, freckles, a little unevenness of color: that’s how we recognize skin as skin, in a mirror as in a photograph. A face online without any of it was edited. We have an opinion about this, because we build a mirror: ours never smooths your skin unasked. Where there is no makeup, you see exactly what your camera sees, and where there is, your texture shows through. Only its age simulation draws lines softer or deeper, and then it says so on the picture.',
    },
    {
      kind: 'paragraph',
      text: 'That makes it a good place to try on the trend. Start the mirror at a window, lower Foundation to 20, choose a nude or rosy lip with a gloss finish, keep the blush soft and the eyes almost bare. Then slide the divider over to your bare half. If the two halves differ less than you expected, that’s the good news about glass skin: the skin does most of the work.',
    },
    { kind: 'heading', text: 'The short version' },
    {
      kind: 'list',
      items: [
        'Mild cleanser, plain moisturizer on damp skin, sunscreen. Everything else is an extra.',
        'One new product at a time.',
        'A minute between layers.',
        'Gloss on bone, powder where you crease, nothing in between.',
        'Judge it at arm’s length. Few people come closer.',
      ],
    },
  ],
};
