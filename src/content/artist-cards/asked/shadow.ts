import type { AskedWays } from './asked-ways.ts';

export const SHADOW_ASKED: AskedWays = {
  'shadow-placement': [
    'where do the dark and light shades go; basics of eyeshadow; how to put on eyeshadow',
    'use of a four color palette; which shade for the crease; eyeshadow for beginners',
    'map of the lid; transition shade; eye shadow steps; outer v; quad how to',
    'order of eyeshadow colours; five pan palette; what brush where on eye',
    'what do i do with all these shadows',
  ],
  'shadow-blend': [
    'hard edges on my lids; how to blend; my shadow has lines; windshield wiper brush',
    'make shadows melt together; blending brush technique; smooth transition between colors',
    'shadow edges; cant blend; diffuse; colors not flowing; blended but not muddy',
  ],
  'shadow-patchy': [
    'shadow wont go on evenly; gaps in my shadow; spotty lid; shadow grabs on one spot',
    'bald spots; matte shadow patchy; shadow skips; blue shadow goes on in spots',
    'uneven pigment; sticky lid patchy; chalky shadow; blending makes holes',
  ],
  'shadow-crease': [
    'my eyeshadow collects in a line; lids crease within hours; oily lids',
    'shadow slides into fold; greasy lids; shadow line midday; crease lines on lid',
    'cream shadow creases; stop eyeshadow creasing; lids are oily; eyeshadow migrates',
    'shadow disappears on lid',
  ],
  'shadow-fallout': [
    'crumbs fall while doing shadow; how to avoid fallout; eyeshadow falls onto my face',
    'black powder drops while applying; eyes first or base first; sprinkles of pigment',
    'stop shadow dust; glitter falls down all evening; dark shadow drops; tap off brush',
  ],
  'shadow-primer': [
    'base for lids; is eye primer needed; can concealer replace eye primer',
    'make shadow stay and brighter; what under eyeshadow; lid primer; prime lids',
    'foundation as shadow base; eyeshadow fades fast primer; do i put anything under my shadow',
  ],
  'shadow-shimmer-apply': [
    'shimmer looks dull on my lids; finger or brush for shimmer; foil effect; wet brush shimmer',
    'how to get metallic lids; sparkly shadow falls off; pressed pigment; shimmer lid brighter',
    'duochrome; apply pearl shadow; shiny lids how',
  ],
  'shadow-one-color': [
    'only one shade on lid; super easy eyeshadow; single brown shadow; lazy eyes',
    'fast lid color; wash of color; one shadow whole look; simple eye for every day',
    'one and done shadow; basic eye look; no skills eye makeup',
  ],
  'smoky-eye': [
    'dark eyes for night; black eye look; how to smoke out; sexy eyes; smokey tutorial',
    'step by step smoky; evening eyes dark; charcoal eyes; smoky for a beginner; dramatic eye',
    'smudged black eyes; rocker eyes; smokeyeye',
  ],
  'smoky-soft': [
    'gentle smoky for daytime; brown smoky; smoky not too heavy; lighter smokey',
    'soft smokey for work; taupe smoky; smoky without black; wearable smoky',
    'diffused brown eyes; smoky eye that is not harsh',
  ],
  'shadow-cut-crease': [
    'sharp line in crease; cut crease for beginners; carve crease with concealer; half cut',
    'lid concealer crease; defined crease look',
  ],
  'shadow-glitter': [
    'how to stick glitter; glitter glue; loose glitter on lids; is craft glitter ok',
    'sparkle on eyes; chunky glitter; glitter stays; sequins on eyelid; party glitter eyes',
    'glitter liner; cosmetic glitter safe near eyes; glitter into eye',
  ],
  'shadow-cream': [
    'cream shadow pot; apply creamy shadow; do i powder over cream shadow; liquid shadow',
    'mousse shadow; cream shadow with finger; cream shadow slides; paint pot',
  ],
  'shadow-tired': [
    'colors that make me look ill; shadow for tired eyes; purple shadow makes me look bruised',
    'look awake with shadow; red tones make me look sick; fresh shadow colors',
    'brighten tired lids; shades to avoid when tired; brown makes my eyes look tired',
  ],
  'shadow-color-bright': [
    'wear green shadow; blue eyeshadow without eighties; pink eyeshadow makes me look ill',
    'neon lids; how to use rainbow palette; bright yellow lids; electric blue; loud eyes',
    'purple eyeshadow; bold colors on lids; colored lids for grown ups; orange eyeshadow',
    'colorful eyes subtle; playful colours',
  ],
  'shadow-inner-corner': [
    'light dot near nose; shimmer at the inner eye; brighten the inner eye; champagne in corner',
    'tear duct highlight; highlight inner corner; white spot inner corner',
  ],
  'shadow-halo': [
    'bright middle dark sides; halo; spotlight shadow; light center of lid',
    'eye with shimmer in the middle; round spotlight',
  ],
  'shadow-lower-lash': [
    'shadow below the lashes; smoke out bottom; color under my eyes; lower lid shadow',
    'bottom lash line; shadow beneath eye without looking tired; connect lower and upper',
    'under eye shadow',
  ],
  'shadow-stick': [
    'chubby eye pencil; stick shadow how to blend; eyeshadow crayon; jumbo pencil; shadow pen',
    'draw and smudge stick; stick shadow sets fast',
  ],
  'shadow-matte-vs-shimmer': [
    'glittery or flat shadow; matte shades when; what is matte; shimmer by day ok',
    'matte for crease shimmer for lid; which finish of shadow; satin shadow',
    'shimmer or matte on lids; flat or pearly shadow',
  ],
};
