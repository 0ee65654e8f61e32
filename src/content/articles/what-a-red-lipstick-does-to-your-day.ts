import type { Article } from './article.ts';

export const WHAT_RED_LIPSTICK_DOES: Article = {
  slug: 'what-a-red-lipstick-does-to-your-day',
  title: 'What a red lipstick does to your day',
  excerpt:
    'Makeup changes how you are seen, and before that how you see yourself. What research really found, what it did not, and how to use it kindly.',
  category: 'Psychology',
  author: 'The Lookglass editors',
  date: '2026-11-02',
  tags: ['confidence', 'red lipstick', 'self-image', 'ritual'],
  featured: true,
  illustration: 'lipstick',
  shades: [
    { category: 'lipstick', name: 'Classic Red', color: '#b3203f' },
    { category: 'lipstick', name: 'Orange', color: '#e0592a' },
    { category: 'lipstick', name: 'Berry', color: '#7d1d43' },
    { category: 'lipstick', name: 'Brown', color: '#7b4334' },
  ],
  body: [
    {
      kind: 'paragraph',
      text: 'Somewhere around the second coat, you stand differently. The shoulders come down, the chin comes up by a finger’s width, and the person in the mirror looks like someone with somewhere to be. Anyone who wears red lipstick knows the moment. It’s harder to say what happens in it. Nothing about you has changed but a square inch or so of color, and you can’t even see those once you walk away from the mirror.',
    },
    {
      kind: 'paragraph',
      text: 'Psychologists have been curious about this for decades. Much of what they found is repeated in a louder voice than they used. Here is what we think can be said honestly, and what you might do with it tomorrow morning.',
    },
    { kind: 'heading', text: 'What others see' },
    {
      kind: 'paragraph',
      text: 'The clearest result first. Shown pictures of the same women with and without makeup, people on average rate the made-up faces as more attractive. In a 2011 study by Nancy Etcoff and colleagues, they also rated them as more competent, even when the pictures were shown for only a quarter of a second; given more time and a very glamorous look, they became a little more cautious about whether to trust it. Part of the effect seems to be contrast: the difference in darkness between eyes, lips and the skin around them. Makeup widens it, and the eye reads a face with more contrast as livelier and younger.',
    },
    {
      kind: 'paragraph',
      text: 'So it works. But how much is needed? In 2014 Alex Jones, Robin Kramer and Robert Ward let people vary the amount of makeup on photographs of women, who had each done their own makeup as if for a night out. Asked for the amount they found most attractive, men and women alike chose less than the women had worn. Asked what they believed others would prefer, they chose more. Everyone thought that everyone else wanted more makeup than anyone did.',
    },
    {
      kind: 'quote',
      text: 'Everyone thought that everyone else wanted more makeup than anyone did.',
    },
    { kind: 'heading', text: 'What you see' },
    {
      kind: 'paragraph',
      text: 'The more interesting half happens before anyone else is there. Back in 1989, Thomas Cash and his colleagues found that women felt better about their faces with their usual makeup than without it, and also that they thought worse of their bare faces than other people did. Both halves of that sentence are worth keeping. Makeup gave them something, and part of what it gave was something that an unkind look in the mirror had taken away.',
    },
    {
      kind: 'paragraph',
      text: 'Then there are studies with a catchy result. In one, students who had put on makeup did slightly better on a test than others who had listened to music or colored in a drawing. In another field, people reportedly paid closer attention in a white coat if they believed it was a doctor’s. Results like these are charming, but the groups were small, and when others repeat such experiments the effects often shrink or vanish. We wouldn’t promise you a better grade for wearing lipstick. What survives is modest and useful: feeling prepared is a real feeling, it has real consequences for how you behave, and rituals are a good way to get it.',
    },
    { kind: 'heading', text: 'Why a ritual works' },
    {
      kind: 'paragraph',
      text: 'A ritual is a sequence that you know by heart. It needs your hands and just enough of your attention to leave no room for rehearsing an argument. It has an end, which most worries don’t. And it has meaning because you gave it one: this is what I do before I go on. Athletes lace the left shoe first. A singer hums a scale. Five minutes before the mirror, with the phone out of reach, can do the same, whether they end in three products or in one.',
    },
    {
      kind: 'steps',
      items: [
        'Choose one thing that stands for being ready. A red lip is a classic because it takes a minute and is hard to miss; a line on the eyes, or just brushed brows, works too.',
        'Save it for the days that ask something of you. What you wear every day becomes normal and stops giving you a lift.',
        'Do it slowly. The minute is the point.',
        'Say what it is for, aloud if you are alone: the interview, the call, the visit.',
        'Then leave the mirror. What follows happens out there.',
      ],
    },
    { kind: 'heading', text: 'Choosing a red you can live in' },
    {
      kind: 'paragraph',
      text: 'Anyone can wear red, but few people can wear every red. Blue reds make teeth look whiter and stand out against fair and cool skin; orange reds sit easily on golden skin; brick and berry are quieter siblings that look rich on deep skin and less formal on everyone. More telling than any rule is your own face: put one on, look away, look back. If you see yourself first, it is yours. If you see a mouth, try the next.',
    },
    {
      kind: 'paragraph',
      text: 'A matte finish means business and shows every flake, so put on lip balm ten minutes before, and wipe it off. Satin is forgiving. Gloss draws attention to movement, which is lovely when you listen and a distraction when you have to speak. If red all at once feels like someone else’s voice, tap it on with a finger, as a stain. You can turn it up over a week.',
    },
    {
      kind: 'tip',
      text: 'In the mirror, put on Classic Red at 30 and raise it by 10 every few minutes while you do something else. The intensity where you stop noticing it is one you can wear tomorrow.',
    },
    { kind: 'heading', text: 'When it stops being kind' },
    {
      kind: 'paragraph',
      text: 'There is a simple test of whether makeup is doing you good: can you leave it off? If answering the door without it feels like a bad hair day, all is well. If it feels impossible, or if the time before the mirror keeps growing and you leave it feeling worse, the makeup isn’t the problem, but it may be covering one. Try bare-faced hours with people who love you, and notice how little happens. If distress about your looks takes up more than about an hour of most days, please talk to a doctor or a therapist. There is a name for it, there is good help, and it is much more common than people think.',
    },
    {
      kind: 'paragraph',
      text: 'A mirror with makeup in it could make this worse, and we have thought about that. It is why ours does not slim, smooth or enlarge anything, and why one press shows your bare face again. We want you to be able to compare, and to like both.',
    },
    { kind: 'heading', text: 'Tomorrow morning' },
    {
      kind: 'paragraph',
      text: 'Put it on because it is Tuesday and Tuesday is difficult. Put on less than you think is expected; it’s what people like best, and they were too polite to say so. And on the day you forget it and everything goes well anyway, notice that too. It was never in the tube.',
    },
  ],
};
