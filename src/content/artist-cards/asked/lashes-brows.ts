import type { AskedWays } from './asked-ways.ts';

export const LASHES_BROWS_ASKED: AskedWays = {
  'lash-clump': [
    'mascara glues my lashes in thick bunches; lashes look like spider legs; mascara goes lumpy',
    'how to comb out lashes; lumps on my eyelashes; three fat lashes',
    'defined lashes without lumps; too many coats mascara; blobs in mascara; untangle lashes',
  ],
  'lash-curl': [
    'how does an eyelash curler work; curler pinches my lid; do i curl first; lash crimper use',
    'hold the curler how long; heated curler; bend lashes up; afraid of the eyelash curler',
    'squeeze lashes',
  ],
  'lash-smudge': [
    'black smears below my eyes from mascara; mascara transfers beneath my eyes',
    'by evening mascara has slid down; crumbs of mascara on my cheeks',
    'mascara leaves dark shadows; stop mascara from running; my mascara prints under the eye',
    'i look like a panda; oily lids mascara moves; mascara bits fall',
  ],
  'lash-straight': [
    'my lashes go straight down; curl falls out after an hour; asian straight lashes',
    'lashes refuse to lift; lashes wont stay curled; lash perm alternative; lashes poke down',
    'droopy lashes',
  ],
  'lash-tubing': [
    'what are tubes in mascara; mascara which slides off in little tubes',
    'mascara that peels off with warm water; tubular mascara good for smudgers; film mascara',
  ],
  'lash-waterproof': [
    'do i need waterproof mascara; mascara for pool and sea; waterproof daily harmful',
    'difference between normal and waterproof; when do i use waterproof',
    'mascara that survives rain and tears; does waterproof damage lashes',
  ],
  'lash-lower': [
    'should bottom lashes get mascara; under lashes mascara without smearing',
    'coat the lower lashes; tiny lower lashes; mascara only on top or both; bottom lash mascara',
  ],
  'lash-false-apply': [
    'how to glue fake lashes; lashes peel off at the inner corner; strip lash wont stick',
    'band comes loose; first time with falsies; my fake eyelashes keep falling',
    'glue lashes on without mess; where do i place the strip; lash band lifts; magnetic lashes',
    'putting on individual lashes',
  ],
  'lash-false-choose': [
    'which fake lash for my eye shape; wispy or full lashes; falsies that look real',
    'single lashes or strip; subtle falsies; lash length to buy; cat eye or doll lashes',
    'natural looking falsies',
  ],
  'lash-false-remove': [
    'take strip lashes off without ripping; lash glue residue; peel off falsies',
    'dissolve the glue; removing individual lashes; old glue on my lid',
    'clean fake lashes after use',
  ],
  'lash-sparse': [
    'my eyelashes are few; bald spots in lash line; make short lashes look full',
    'no lashes at all; thicker looking lashes; my lashes fell out; stubby lashes',
    'lashes invisible; hardly any eyelashes what mascara; lash volume',
  ],
  'lash-color': [
    'dark brown or black for lashes; blue mascara; blonde lashes mascara; burgundy mascara',
    'which mascara color is softer; should i wear brown on my lashes; clear mascara',
  ],
  'brow-fill': [
    'fill the sparse places of my eyebrows; pencil strokes brow; make brows look natural',
    'use brow powder or pencil or pomade; brow for beginners; how do i do my eyebrows',
    'hair like strokes; brows look blocky when i fill them; drawing in eyebrows',
    'eyebrow pencil technique; pomade for brows',
  ],
  'brow-color': [
    'brows lighter or darker than hair; what shade eyebrow pencil',
    'blonde with which brow pencil; redhead brow color; black hair brow pencil',
    'my brow pencil is too red; match my brows to my hair; taupe brow; brow tint color',
  ],
  'brow-shape': [
    'where should brows begin; what brow shape suits me; high arch or flat; straight brows',
    'brow mapping with pencil; round face brows; how far apart brows',
    'how long should the tail be; bushy or thin; thin brows back in fashion',
    'form of the eyebrow',
  ],
  'brow-gel': [
    'keep brow hairs up all day; clear gel brows; soap for eyebrows',
    'laminated eyebrow effect at home; feathery brushed brows; brow hairs fall down',
    'unruly brows; fix brows in place; bushy brows tame',
  ],
  'brow-sparse': [
    'i have almost no eyebrows; lost my brows through chemo; alopecia brows',
    'tweezed them to nothing; brows wont grow; draw eyebrows from scratch',
    'bare patches in eyebrow; scar through my brow; half a brow missing; brow hairs gone',
    'microblading or pencil; invisible brows',
  ],
  'brow-too-dark': [
    'my eyebrows look like caterpillars; brows too strong; i look cross; soften heavy brows',
    'brows look stamped; too harsh eyebrows; tinted brows came out too black',
    'brow pomade too much; make brows lighter',
  ],
  'brow-tweeze': [
    'which hairs should i pull out; unibrow; plucking without overdoing; hair between my brows',
    'pluck from above or below; wax or tweeze; tidy brows at home; grooming eyebrows',
    'stray hairs; threading at home',
  ],
  'brow-gray': [
    'eyebrows turned white; cover grey in brows; pencil for silver brows',
    'white hairs poke out of my eyebrows; salt and pepper brows; brow color when hair is grey',
  ],
};
