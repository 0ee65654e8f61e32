/**
 * More ways of asking, and of not asking. Half of each were held back: the rule was written with only the
 * other half in view.
 */

import { describe, expect, test } from 'vitest';
import { findAnswer } from './find-answer.ts';

const ASKED = `
hi bot
are humans involved
am I alone with a computer
do humans read this
is any human reading along
so there's no person on your side?
tell me the truth, is this a machine talking
just a program then?
hello robot
are there any actual humans at your end
do I have a human in here with me
did a computer come up with that
how human are you
what percent human are you
which company's AI is this
are you made of code
you're software, right
are you a made up character
is Celeste made up
do you have a body
were you born or built
do you sleep
is there a face behind these messages
am i writing with nobody
is it all AI in here
nobody's really there, right?
I bet nobody is typing
are you a chat program or somebody
hiya chatbot
any humans around
wait is this AI
I'd rather speak with a human being
do you even have lips
is celeste marlow a character
who's really behind Zadie
is there anybody alive in this chat
can I trust an AI with my skin
feels like I'm talking to a wall, are you a bot
am I the only human here
does anyone human ever see this
are you a person who paints faces
you've got to be a computer
tell me if you're human
am I being answered by software
was this typed by hand or generated
do you have eyes
is Imara a human or a computer voice
are you some kind of algorithm
what are you exactly
are you an actual artist
is this real or simulated
do you wear makeup yourself
have you ever touched a real face
robot or woman
which AI do I talk to here
yo bot
good evening robot
is somebody human on duty
do you people exist or is it a machine
am I speaking to software
are all of you AI characters
is anyone manning this chat
you can't be a real person
is this answer computer generated
how do I know you're not a robot
did someone actually type this
are you Yuna in real life or a bot
so I'm talking to a machine
no human could type that fast, you're a bot
is there a living person I can ask
are you self aware
are you made by OpenAI
can a human take over
has a human checked this tip
`;

const ASKED_KEPT_APART = `
hey ai
is a human involved at all
am I all by myself with a machine here
does a person check what you say
is this thing manned by people
so no one human is on this?
good morning mr robot
be straight with me, is this AI answering
only a chatbot then?
any real humans in the loop
is there a soul in there
did AI come up with that answer
how much of you is human
what sort of being are you
whose AI are you
are you flesh and blood
you're code, aren't you
are you fictional
is Zadie invented
do you have a heart
were you built by a company
do you ever get tired or are you a machine
is there someone at the keyboard
am i just chatting with an algorithm
everyone here is AI, correct?
no one's on the other side, is there
is anyone actually reading what I write
`;

const NOT_ASKED = `
which red looks best in artificial light
is daylight or artificial light better for makeup
how do I find my personal color
are these real freckles or drawn
does a human hair brush shed
which liner for a person with shaky hands
real talk, does primer matter
how do I get a real glow
is bottom liner out of fashion
can a machine washed puff still be used
do human eyes look bigger with white liner
are false lashes or real ones better for photos
is a personal palette worth it
I'm a low maintenance person, what do I need
is real gold leaf safe on skin
do I look like a robot with this much powder
what would a real person wear every day
artificial lashes or mascara
is mineral powder really better than artificial pigment
does a tanning machine change my foundation shade
my friend is an AI engineer, what look for her party
robot cosplay eyes please
is this lipstick for real people or only for models
what lip color for a person in a suit
will the camera or the computer screen change the red
I work at a computer all day, which look is not tired
is a living coral too loud for work
how to look alive after a long night
my exercise program makes me sweat, what stays on
are automatic liners easier than pencils
is it really your advice to skip foundation
what does a human face need least
are there people who look bad in red
is someone with dark skin able to wear neon
someone reading my palm said red suits me
people reading from far need bolder liner on stage
do you eat lipstick off during lunch
how do I sleep with lash extensions
is there a hand cream in this routine
are there people behind this trend
my mind is made up: red lips
are you able to think of a look for a wedding
do you think of blue liner as bold
is nobody wearing blue shadow
what type of artist are you wearing
what kind of thing is setting spray
no one sees my lids, what now
is there a brush in here for liner
is there a mind trick in this contour
my hands shake, are there tools for that
you are right about the coral
are you born with dark lids
is this blush built up in layers
can a look be made up of only two shades
is celeste a good teacher for liner
does Mateo do natural looks
is a real tan better than bronzer
do you dream of a perfect red too
okay real simple: nude or pink
hello real quick, which blush
is this a real pink or a coral
does a real blonde need brown mascara
human hair wig with bold lips, too much?
does mineral or artificial color last longer
is fake tan a problem for person with pale lips
can a person of sixty wear glitter
what is my personal undertone
machine washable sponge or silicone
does a light box count as artificial daylight
which lip suits a computer nerd
is robot silver eyeshadow hard to blend
what makes a face look alive in winter
do you have a trick for hooded eyes
do you have lips ideas for a wedding
have you ever met a red that suits everyone
are you made of money, what is a cheap dupe
could you be more concrete about the liner
you must be careful near the eye, how near
is there someone who should skip bronzer
can you think of a softer lip
real quick look for work please
do people with freckles look fake with foundation
`;

const NOT_ASKED_KEPT_APART = `
does artificial lighting make blush disappear
in artificial office light my base looks gray
is personal color analysis worth it
how do real freckles differ from drawn ones
is goat or human hair softer for a powder brush
a look for a person who hates mirrors
is real henna better than brow tint
how can I get real volume in my lashes
can I put brushes in the washing machine
sewing machine oil got on my lipstick, throw it out
what flatters the human eye most
does real silk help against smudging
which shade fits my personal style
as a shy person how bold may I go
does real mascara look different from the mirror
my skin looks robotic in photos, too matte?
an android costume for halloween with silver lips
are artificial nails and red lips too much
is artificial tanner bad under foundation
a rowing machine makes my face red, what covers that
my sister is a person of color, which nude fits
does it look human or like a doll with this much blush
is this color meant for real life or for photos
which red for a first in person meeting
does my computer camera make me look pale
what is a living lip color
is there anybody who can wear orange lipstick
can anyone wear false lashes
is an automatic pencil sharp enough for wings
are real lashes harmed by a curler
does someone over sixty need a primer
what do people do about shiny lids
do you think humans look better with contour
how do I sleep without ruining my lash lift
`;

const linesOf = (text: string) => text.trim().split('\n');

describe('an artist', () => {
  test.each(linesOf(ASKED))('says that it is an AI when asked: %s', (question) => {
    expect(findAnswer(question).kind).toBe('ai');
  });

  test.each(linesOf(ASKED_KEPT_APART))(
    'says so when asked in a way that nobody had thought of: %s',
    (question) => {
      expect(findAnswer(question).kind).toBe('ai');
    },
  );

  test.each(linesOf(NOT_ASKED))('is not asked that by: %s', (question) => {
    expect(findAnswer(question).kind).not.toBe('ai');
  });

  test.each(linesOf(NOT_ASKED_KEPT_APART))('is not asked that, either, by: %s', (question) => {
    expect(findAnswer(question).kind).not.toBe('ai');
  });
});
