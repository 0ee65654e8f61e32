import type { AskedWays } from './asked-ways.ts';

export const CHEEKS_ASKED: AskedWays = {
  'blush-where': [
    'which part of the cheek gets the color; no idea where rouge goes',
    'do i smile when i put on blush; how far from my nose should blush start',
    'applying blusher properly; should blush go up to my temples or on the apples',
    'how to put on blush so it looks natural; blush position',
  ],
  'blush-face-shape': [
    'where does blush go on a chubby face; my face is long and thin where to blush',
    'heart shaped face rouge; oval face blush; blush to make a wide face narrower',
    'square face where should the blush go; blush placement by face shape',
  ],
  'blush-color': [
    'i dont know what shade of blush to buy; peach pink or berry cheeks for me',
    'flattering cheek color; what rouge tone goes with my complexion',
    'natural looking blush shade; pick a blusher; color for cheeks',
  ],
  'blush-cream-powder': [
    'is cream rouge better than powder rouge; should i get a stick or a compact blush',
    'which type of blush lasts on my skin; liquid blusher versus pressed',
    'what texture of blush for dry cheeks; gel blush or powder',
  ],
  'blush-fade': [
    'my cheeks are bare again after three hours; rouge vanishes by lunch',
    'how can my blush survive the day; blusher wears off so quickly',
    'color on cheeks gone by the afternoon; layering cream and powder blush so it stays',
    'my blush never stays put',
  ],
  'blush-lift': [
    'rouge that pulls my face up; blush high on cheekbones for a snatched face',
    'where to put blusher so that cheeks look lifted; lifting effect with blush',
    'my cheeks sag blush trick',
  ],
  'blush-draping': [
    'blush swept up to the temples; sculpting with rouge only; seventies disco blush',
    'c shape blush; can blush replace contour; what does draping mean in makeup',
  ],
  'blush-sunkissed': [
    'blush across the nose; look like i spent the day outside; as if the sun caught me',
    'sunburn blush trend; holiday glow cheeks and nose; just came from the beach flush',
    'rosy across the bridge of my nose',
  ],
  'cheek-lip-same': [
    'can i dab my lip color on as rouge; is it ok to put blush on my lips',
    'one stick for cheeks and mouth; using a lipstick for my whole face',
    'double up lipstick as blusher; tint for both',
  ],
  'bronzer-where': [
    'which spots get bronzer; how do i get a tanned look with powder',
    'where would the sun hit my face; 3 shape bronzer; bronzing powder on forehead and jaw',
    'warm up my face with bronzer; applying bronzer step by step; should bronzer go on neck',
  ],
  'bronzer-color': [
    'my bronzer turns me orange; how dark should my bronzer be; bronzer without red or orange',
    'matte or shiny bronzer; which tone of bronzer to get; bronzing powder makes me look dirty',
    'choosing a bronzer',
  ],
  'contour-basic': [
    'how to make my face slimmer with shade; give me cheekbones; chubby face look thinner',
    'hide my double chin; hollow cheeks look; where do the dark stripes go on the face',
    'chiseled face; shade under the cheekbones; slimming a round face; make jaw look sharper',
    'large forehead smaller; high forehead; soften a square jaw; beginner contour',
  ],
  'contour-nose': [
    'my nose is too wide; shade the sides of my nose; make my nose straighter',
    'nose looks huge in pictures; nose job with makeup; long nose shorter; shadows on nose',
    'hide the bump on my nose; button nose effect; broad nostrils',
  ],
  'contour-or-bronzer': [
    'is bronzer the same thing as contour; should i buy contour or bronzer',
    'can i contour with my bronzer; which one warms and which one shapes',
    'do i need both a bronzer and a contour; sculpting powder vs bronzing powder',
  ],
  'contour-cream': [
    'contour stick or powder; how to blend cream contour; contour under the foundation',
    'apply a sculpting stick; liquid contour wand; my cream contour wont blend',
    'contour before foundation',
  ],
  'highlighter-where': [
    'which places get highlighter; where do i dab the shiny stuff',
    'points of the face to highlight; strobing where; use of a highlighting stick',
    'shine on top of cheekbones and cupids bow; i bought an illuminator where does it go',
    'highlight my face',
  ],
  'highlighter-texture': [
    'highlighter makes my pores and bumps stand out; I want glow not disco ball',
    'too sparkly highlighter; soft sheen on uneven skin',
    'my highlighter looks like glitter stripes; natural highlighter',
    'wrinkles show where highlighter is; metallic streak on my cheek',
  ],
  'highlighter-color': [
    'is gold too yellow for me; icy or golden highlighter',
    'what tone of highlighter for fair skin; rose gold or champagne',
    'which illuminator shade fits my skin; pick a highlighter',
  ],
};
