import type { Article } from './article.ts';

export const FOUNDATION_THAT_DISAPPEARS: Article = {
  slug: 'foundation-that-disappears',
  title: 'How to find a foundation that disappears',
  excerpt:
    'Depth, undertone and finish are three separate questions. Answer them in that order, in daylight, on your jaw, and the right bottle stops being luck.',
  category: 'Foundation',
  author: 'The Lookglass editors',
  date: '2026-11-09',
  tags: ['undertone', 'shade matching', 'coverage', 'daylight'],
  featured: true,
  illustration: 'undertone',
  shades: [
    { category: 'foundation', name: 'Fair', color: '#f8e8db' },
    { category: 'foundation', name: 'Light', color: '#f0d3bb' },
    { category: 'foundation', name: 'Light-Medium', color: '#e2bf9f' },
    { category: 'foundation', name: 'Medium', color: '#c89b75' },
    { category: 'foundation', name: 'Medium-Deep', color: '#996545' },
    { category: 'foundation', name: 'Deep', color: '#5b3929' },
  ],
  body: [
    {
      kind: 'paragraph',
      text: 'When a foundation is right, you can’t see it. That makes it an odd thing to shop for: with a lipstick you look for a color you like, with a foundation you look for the absence of one. Most bad matches come from asking one big question, “is this my shade?”, when there are really three small ones. How deep is my skin? Which way does its color lean? And how much of it do I want to cover?',
    },
    { kind: 'heading', text: 'Depth first: it’s the one people notice' },
    {
      kind: 'paragraph',
      text: 'Depth is how light or dark your skin is, and the eye is far more sensitive to it than to hue. A shade that leans a little too pink is a nuance. A shade that is two steps too light is a mask with an edge at the jaw. So settle depth before you think about anything else.',
    },
    {
      kind: 'paragraph',
      text: 'Judge it where your face ends. The middle of the face is usually redder and often darker or lighter than the neck, and no one wants to match a cheek and then have to cover the neck to go with it. The side of the jaw, just below the ear, sits between the two. If your neck and chest are clearly darker than your face, which is common for deeper skin tones and for anyone who wears sunscreen on the face alone, match the neck: the face will look warmer and healthier, and the edge will be gone.',
    },
    {
      kind: 'tip',
      text: 'If you’re torn between two neighboring shades, the deeper one usually looks like skin for longer. A shade that is slightly too light turns gray in photographs; one that is slightly too deep reads as warmth.',
    },
    { kind: 'heading', text: 'Undertone: which way your skin leans' },
    {
      kind: 'paragraph',
      text: 'Every skin also has a lean: toward pink or red, toward yellow or gold, toward olive, or toward neither. It does not change when you tan, and it is not the same as redness on the surface. A flushed face can be golden underneath, and often is, which is why so many people have spent years in foundations that are too pink.',
    },
    {
      kind: 'paragraph',
      text: 'You will have read that blue veins mean cool and green veins mean warm. Treat it as folklore. How a vein looks depends mostly on how deep it lies and how much light your skin lets through, and on many skins it says nothing at all. Comparing works better than classifying, because your eye is poor at naming colors and excellent at seeing that two of them differ.',
    },
    {
      kind: 'steps',
      items: [
        'Choose three shades of your depth: one called cool or pink, one neutral, one warm or golden.',
        'Draw a short stripe of each from the jaw down onto the neck, side by side. Don’t blend them.',
        'Stand at a window, out of direct sun, and step back from the mirror by the length of your arm.',
        'Look for the stripe you have to search for. Two will shout, one will be hard to find. If all three look wrong in the same way, say all orange or all rosy, you may be olive: look for a shade that says so.',
        'Wait ten minutes and look again. Pigment settles and oils darken it. The stripe that is still hard to find is yours.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Surface redness is a job for a corrector right where it shows, not for the undertone of the whole face. Choose the shade for the skin on your neck, and let a thin layer soften the flush.',
    },
    { kind: 'heading', text: 'Coverage: how much of you should stay' },
    {
      kind: 'paragraph',
      text: 'Coverage is the only one of the three questions with no right answer. But there is a common mistake: buying full coverage because of three spots that bother you, and then wearing it on the other ninety-five percent of your face, which was fine. Skin looks like skin because it is uneven, with pores, freckles, a little shine on the high planes. Cover all of it evenly and the face goes flat, whatever the price of the bottle.',
    },
    {
      kind: 'list',
      items: [
        'Start in the middle, around the nose and on the chin, where redness usually lives. Work outward, and let it run out before you reach the hairline and the jaw.',
        'Press, don’t rub. A damp sponge leaves less behind than a brush, fingers warm the product and melt it in, a dense brush covers most.',
        'Add a second layer only where you still see something you want to hide. A small brush and concealer do that better than more foundation.',
        'Powder the places that crease or shine, usually beside the nose and between the brows, and leave the cheeks alone.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'A word on finishes. Matte hides shine and shows dryness; luminous does the reverse. If you have both, as most faces do, you can wear both: luminous on the cheeks, powder on the forehead. And do not rely on the sun protection printed on the bottle. The figure is measured with a layer several times thicker than anyone wears. Put sunscreen on first, give it a few minutes, then the foundation.',
    },
    { kind: 'heading', text: 'The light decides more than the shade' },
    {
      kind: 'paragraph',
      text: 'Every light has a color, and a mirror in a warm bathroom adds orange to everything in front of it, your skin and the stripe alike. They can match there and part ways on the street. Daylight from a window is the reference because it holds all colors in balance, and because it’s how most people will see you. If you have to choose under store lights, take samples home.',
    },
    {
      kind: 'quote',
      text: 'Don’t ask whether a shade is beautiful. Ask whether you can still find it.',
    },
    { kind: 'heading', text: 'What a mirror on a screen can tell you' },
    {
      kind: 'paragraph',
      text: 'We make a mirror that draws makeup on your camera’s picture, so you may expect us to say that you can skip the bottle. You can’t. A camera guesses at the color of the light and corrects for it, and two phones make two guesses. What the screen shows well is how things compare: whether a deeper or a lighter shade suits the way you like to look, whether you prefer sheer or full coverage, how a foundation changes the lipstick and blush on top of it.',
    },
    {
      kind: 'paragraph',
      text: 'So use it for those questions. Face a window, put the Foundation slider at zero, and raise it slowly with a shade that you think is yours: close to the right one, your skin looks calmer and nothing else changes. Then try the shades on either side. In Lookglass even the full slider lets your texture through, because a foundation that hid it would tell you nothing about the real one. When you’ve found two candidates, get samples of both, and do the stripes at your window. It takes ten minutes, and it comes last because it’s the only step that can’t be wrong.',
    },
    { kind: 'heading', text: 'When it stops matching' },
    {
      kind: 'paragraph',
      text: 'Skin changes with the seasons. Many people need one shade in February and another in August, and a bottle that has turned in the meantime, thicker, separated, with a smell of crayons, matches in neither. Keeping two neighboring shades and mixing them on the back of the hand covers the months between. If a foundation you loved begins to look wrong, suspect the weather and the age of the bottle before you suspect your face.',
    },
  ],
};
