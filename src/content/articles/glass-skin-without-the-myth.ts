import type { Article } from './article.ts';

export const GLASS_SKIN: Article = {
  slug: 'glass-skin-without-the-myth',
  title: 'Glass skin, without the myth',
  excerpt:
    'The trend promises a face like polished glass. What it really rewards is a calm barrier, patience between layers, and light in four places only.',
  category: 'Skincare',
  alsoIn: 'Trends',
  author: 'The Lookglass editors',
  date: '2026-09-28',
  tags: ['glass skin', 'skin barrier', 'moisturiser', 'sunscreen', 'dewy'],
  featured: false,
  illustration: 'barrier',
  body: [
    {
      kind: 'paragraph',
      text: 'Every few years a trend decides what skin should look like. Matte, then glowing, then blurred, then so smooth and wet that it seems to have been poured. Glass skin is the last of these, and it came with a list of ten steps and a photograph that nobody’s face had ever produced without a ring light and a filter. Still, there is something true at the bottom of it. Skin that is in good order reflects light differently, and you can help it get there with fewer steps than the list had.',
    },
    { kind: 'heading', text: 'Why healthy skin shines' },
    {
      kind: 'paragraph',
      text: 'The outermost layer of your skin is about as thick as a sheet of cling film. It is built like a wall: flat dead cells as bricks, and between them a mortar of fats, chiefly ceramides, cholesterol and fatty acids. When the mortar is whole, water stays in, the bricks lie flat, and light bounces off the surface in one direction. That is gloss. When it is not, water escapes, the edges of the bricks curl up, and light scatters in all directions. That is dullness. No highlighter changes which of the two lies beneath it.',
    },
    {
      kind: 'paragraph',
      text: 'A damaged barrier has a feel before it has a look. Products that never stung begin to sting. Skin feels tight an hour after washing, and greasy by noon. It flushes easily, and foundation clings to patches you did not know you had. If that sounds familiar, the most effective thing you can do is to stop doing things.',
    },
    { kind: 'heading', text: 'Three weeks of less' },
    {
      kind: 'steps',
      items: [
        'Wash once a day, in the evening, with lukewarm water and something mild that does not foam much. In the morning, water is enough for most people.',
        'While the skin is still damp, put on a plain moisturiser. Look for ceramides, glycerin, petrolatum or squalane among the first ingredients, and for no perfume.',
        'In the morning, sunscreen of factor 30 or more as the last layer, and enough of it: two lines along the index and the middle finger make about the amount for face and neck.',
        'Leave out acids, retinoids, scrubs, peeling pads and vitamin C. All of them have their uses. None of them repairs a wall.',
        'Wait. The cells that you are making today need about a month to reach the surface.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'After three weeks, bring back one thing at a time, every third evening at first, and give each of them two weeks before the next. Then you will know which of them does you good. If you are under treatment by a dermatologist, do not stop what they prescribed; ask them instead. The same goes for a rash, sudden spots or redness that stays: a page on the internet cannot see you.',
    },
    {
      kind: 'tip',
      text: 'More exfoliation is the most common reason why skin will not glow. Once a week is plenty for most people, and never on the days on which you have shaved or had too much sun.',
    },
    { kind: 'heading', text: 'Layers that do not fight' },
    {
      kind: 'paragraph',
      text: 'Makeup that rolls off in little crumbs is usually not bad makeup. It is two layers that do not get along, or that were given no time. Thin goes under thick, watery under creamy, and each layer deserves a minute or two, until it no longer feels wet to the back of your hand. Sunscreen needs the longest. If a foundation still pills, look at the first few ingredients: something based on silicone slides on something based on water, and stays on its own kind.',
    },
    {
      kind: 'list',
      items: [
        'Use less moisturiser where you wear makeup than where you do not. The excess is what pills.',
        'Press foundation in. Rubbing picks up the layer underneath.',
        'Skip primer for a week and see whether you miss it. Over a good moisturiser, most people do not.',
        'If you want powder, want it in two places: beside the nose and between the brows.',
      ],
    },
    { kind: 'heading', text: 'Light in four places' },
    {
      kind: 'paragraph',
      text: 'The difference between dewy and greasy is geography. Skin that is radiant catches light where bone lifts it: the tops of the cheekbones, the bridge of the nose, the bow of the upper lip, the inner corners of the eyes. Skin that is oily shines on the forehead, on the chin and beside the nose. So a glassy look is made in two moves. Put gloss in the first four places, and take it away in the other three.',
    },
    {
      kind: 'paragraph',
      text: 'For the gloss you need no special product. A trace of balm on a fingertip, tapped on, does it more believably than any powder with glitter in it, because it has no particles to be seen. On deep skin a clear or golden shine looks alive where a pearly white one turns to ash; on very fair skin a champagne tone beats silver. Foundation should be the thinnest you can bear, and only where you need it. Blush in a cream, blended while the skin still has slip, looks as if it came from below.',
    },
    {
      kind: 'quote',
      text: 'A face without pores is not a healthy face. It is a small picture.',
    },
    { kind: 'heading', text: 'What no cream will do' },
    {
      kind: 'paragraph',
      text: 'Pores are the openings of glands and hairs. They do not open and close, they have no muscle to do it with, and nothing in a jar removes them. Texture, freckles, a little unevenness of colour: that is how skin is recognised as skin, in a mirror as in a photograph. Whoever has none online has had it taken away afterwards. We have an opinion about this, since we build a mirror: ours never smooths your skin. Where there is no makeup, you see exactly what your camera sees, and where there is, your texture shows through.',
    },
    {
      kind: 'paragraph',
      text: 'That makes it a fair place to try the trend on. Start the mirror at a window, bring the foundation down to a fifth of its strength, choose a nude or rosy lip with a gloss finish, keep the blush soft and the eyes almost bare. Then slide the divider over to your bare half. If the two halves differ less than you had expected, that is the good news about glass skin: the skin was most of it.',
    },
    { kind: 'heading', text: 'The short version' },
    {
      kind: 'list',
      items: [
        'Mild cleanser, plain moisturiser on damp skin, sunscreen. Everything else is an extra.',
        'One new product at a time.',
        'A minute between layers.',
        'Gloss on bone, powder where you crease, nothing in between.',
        'Judge it at arm’s length. Nobody else comes nearer.',
      ],
    },
  ],
};
