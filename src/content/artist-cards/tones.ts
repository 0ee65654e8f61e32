import type { CardsOnSubject } from './artist-card.ts';

/** Deep, medium and fair skin. */
export const TONES_CARDS: CardsOnSubject = {
  subject: 'tones',
  cards: [
    {
      id: 'deep-ashy',
      question: 'Why does it look ashy on deep skin?',
      asks: [
        'highlighter ashy on dark skin',
        'makeup looks ashy',
        'foundation looks gray on dark skin',
        'ashy',
        'chalky on deep skin',
      ],
      answer:
        'Ash comes from white or cool pigment that is lighter than your skin. Choose gold, copper or bronze shine, richly pigmented color, and foundation with red or golden warmth in it. Set with a deep or truly clear powder, never with a white one.',
      why: 'White pigment over deep skin mixes to gray.',
      products: ['foundation', 'blush'],
      tryOn: { blush: { color: '#b5614a', opacity: 60 } },
      next: ['deep-highlighter', 'deep-powder'],
      lines: { 'imara-sol': 'Gray is not your color; pigment is.' },
    },
    {
      id: 'deep-foundation',
      asks: [
        'foundation for dark skin',
        'foundation for black skin',
        'deep skin foundation shade',
        'foundation for deep skin tone',
      ],
      answer:
        'Test on the jaw and on the forehead, since deep skin often has two tones. Look for the undertone first: red, golden, neutral or olive. Two shades, the lighter in the middle and the deeper around it, look more alive than one.',
      products: ['foundation'],
      tryOn: { foundation: { color: '#5b3929', opacity: 35 } },
      next: ['deep-ashy', 'deep-hyperpigmentation'],
    },
    {
      id: 'deep-blush',
      question: 'Blush for deep skin?',
      asks: [
        'blush for black skin',
        'blush for dark skin',
        'blush on deep skin',
        'blush does not show up',
        'blush for deep tones',
        'blush never shows up',
        'blush invisible on dark skin',
        'nigerian blush',
        'african skin blush',
        'blush for melanin',
      ],
      answer:
        'Go for strong pigment: brick, terracotta, mulberry, bright fuchsia or orange. What looks shocking in the pan becomes a flush on deep skin. Cream below powder makes it show and last.',
      products: ['blush'],
      tryOn: { blush: { color: '#a8466a', opacity: 70 } },
      next: ['blush-where', 'deep-bright'],
    },
    {
      id: 'deep-nude',
      question: 'Nude lipstick for deep skin?',
      asks: [
        'nude lipstick for deep skin',
        'nude for black women',
        'brown nude lips',
        'nude for dark skin',
      ],
      answer:
        'Your nude is brown: caramel, cocoa, chestnut or rose-brown. Line with a brown deeper than the lip and put the nude or a gloss in the middle. If it looks gray, it needs more red or orange in it.',
      products: ['lipstick'],
      tryOn: { lipstick: { color: '#7b4334', opacity: 75, finish: 'gloss' } },
      next: ['lip-pigmented', 'lip-nude-choose'],
    },
    {
      id: 'deep-red',
      asks: [
        'red lipstick for dark skin',
        'red lips on deep skin',
        'best red for black skin',
        'bright lipstick on dark skin',
      ],
      answer:
        'Deep skin carries every red: blue-reds look jewel-like, orange-reds look bright, wine reads elegant. Use full pigment and a deep liner around it. If the inner lip is lighter, even it out with the liner first.',
      products: ['lipstick'],
      tryOn: { lipstick: { color: '#b3203f', opacity: 95, finish: 'satin' } },
      next: ['red-lip-choose', 'deep-bright'],
    },
    {
      id: 'deep-highlighter',
      question: 'Highlighter for deep skin?',
      asks: [
        'highlighter for dark skin',
        'glow on deep skin',
        'bronze highlighter',
        'gold highlighter',
        'glow color for rich brown skin',
        'glow for brown skin',
        'highlighter for melanin skin',
      ],
      answer:
        'Gold, copper, bronze and rose-gold melt into deep skin. Creams and oils look like light on the skin itself. Avoid silver and icy white unless you want a graphic effect.',
      next: ['deep-ashy', 'highlighter-where'],
    },
    {
      id: 'deep-shadow',
      question: 'Eyeshadow for deep skin?',
      asks: [
        'eyeshadow that shows up on dark skin',
        'eyeshadow for deep skin',
        'eyeshadow for black women',
        'eyeshadow not showing',
      ],
      answer:
        'Use a base in your own lid color and press on strongly pigmented shades. Jewel tones, copper, gold and bright matte colors stay vivid; pale pastels need a white base below. Foil shadows look best put on damp.',
      products: ['eyeshadow'],
      tryOn: {
        eyeshadow: { colors: ['#d9b896', '#8f3d66', '#4b1c40'], opacity: 80, finish: 'shimmer' },
      },
      next: ['shadow-primer', 'deep-bright'],
    },
    {
      id: 'deep-concealer',
      question: 'Concealer for deep skin?',
      asks: [
        'concealer for dark skin',
        'dark circles on deep skin',
        'orange corrector dark skin',
        'under eyes gray on dark skin',
      ],
      answer:
        'Put orange or red-orange corrector on the dark part first, as thin as you can. Then a concealer at most one shade lighter and warm, not beige. Set with a deep or golden powder.',
      why: 'Orange cancels the blue-brown shadow; light concealer alone over it turns gray.',
      products: ['foundation'],
      next: ['concealer-dark-circles', 'deep-powder'],
    },
    {
      id: 'deep-powder',
      question: 'Powder for deep skin?',
      asks: [
        'powder for dark skin',
        'setting powder deep skin',
        'translucent powder looks white',
        'white cast powder',
        'powder leaves me a ghost deep skin',
        'powder gray on brown skin',
        'setting powder for deep brown skin',
      ],
      answer:
        'So-called translucent powder is often white. Take one tinted close to your shade or a golden one, use a small amount, and check it with one flash picture. Blot before you powder.',
      next: ['powder-flashback', 'deep-ashy'],
    },
    {
      id: 'deep-bright',
      question: 'Bold color on deep skin?',
      asks: [
        'bold color on dark skin',
        'bright makeup on deep skin',
        'neon on dark skin',
        'colorful makeup for black women',
      ],
      answer:
        'Bright color sings on deep skin: cobalt, fuchsia, orange, emerald. Choose one place for it and keep full pigment there. Even skin and defined brows make it look planned.',
      products: ['lipstick', 'blush', 'eyeshadow'],
      tryOn: {
        lipstick: { color: '#e0592a', opacity: 90 },
        blush: { color: '#b5614a', opacity: 55 },
      },
      next: ['deep-shadow', 'color-one-feature'],
    },
    {
      id: 'deep-bronzer',
      question: 'Bronzer for deep skin?',
      asks: [
        'bronzer for dark skin',
        'contour for deep skin',
        'bronzer on black skin',
        'contour dark skin',
      ],
      answer:
        'For warmth take a red-brown or deep gold bronzer. For contour take a neutral espresso two shades deeper than your skin. If deeper shades hardly show, shape with light instead: brighten the high points.',
      next: ['bronzer-color', 'deep-highlighter'],
    },
    {
      id: 'deep-hyperpigmentation',
      question: 'How do I cover dark spots?',
      asks: [
        'hyperpigmentation cover',
        'dark spots',
        'uneven skin tone dark skin',
        'dark around mouth',
        'even out dark patches',
        'melasma cover',
      ],
      answer:
        'Tap a thin orange or peach corrector only on the darker places and let it set. Then press a sheer foundation over all of it. Use your own shade on top, not a lighter one. Daily sunscreen helps keep the places from getting darker.',
      products: ['foundation'],
      next: ['color-corrector', 'deep-concealer'],
    },
    {
      id: 'fair-foundation',
      asks: [
        'foundation for very pale skin',
        'lightest foundation',
        'pale skin foundation too dark',
        'fair skin makeup',
        'porcelain skin',
      ],
      answer:
        'Look at pink, neutral and yellow among the lightest shades, since undertone shows most on fair skin. If all are too dark, a white mixer or a sheer layer helps. Let some of your own skin through, and match the neck.',
      products: ['foundation'],
      tryOn: { foundation: { color: '#F8E8DB', opacity: 25 } },
      next: ['fair-blush', 'foundation-mix'],
    },
    {
      id: 'fair-blush',
      question: 'Blush for very fair skin?',
      asks: [
        'blush for very pale skin',
        'blush for fair skin',
        'blush too strong on pale skin',
        'pale cheeks',
        'blush looks clownish',
      ],
      answer:
        'Baby pink, petal and pale peach look like a real flush. Use a fluffy brush, tap it off, and add in veils. Strong colors are fine when they are sheer, such as a cream tapped out thin.',
      products: ['blush'],
      tryOn: { blush: { color: '#fda4af', opacity: 30 } },
      next: ['blush-color', 'mend-blush'],
    },
    {
      id: 'fair-contour',
      question: 'Contour for pale skin?',
      asks: [
        'contour for pale skin',
        'bronzer for fair skin',
        'contour looks dirty',
        'bronzer on pale skin',
      ],
      answer:
        'Use a cool light taupe with a big brush, one shade deeper than your skin. Pale skin shows warmth as orange, so skip orange bronzers. A blush placed higher often shapes enough.',
      next: ['contour-basic', 'bronzer-color'],
    },
    {
      id: 'fair-liner',
      question: 'Eyeliner for pale skin?',
      asks: [
        'eyeliner for pale skin',
        'black liner too harsh on fair skin',
        'mascara for fair lashes',
        'soft liner fair',
      ],
      answer:
        'Gray, taupe and brown give definition without a hard edge. Keep the line thin and between the lashes. Black mascara can stay; only the line gets softer.',
      products: ['eyeliner', 'mascara'],
      tryOn: { eyeliner: { color: '#454a52', opacity: 45 } },
      next: ['liner-brown'],
    },
    {
      id: 'medium-skin',
      asks: [
        'makeup for medium skin',
        'tan skin makeup',
        'medium skin tone lipstick',
        'makeup for brown skin',
        'indian skin makeup',
        'latina skin makeup',
      ],
      answer:
        'Medium and tan skin glows with warmth: apricot and rose-brown cheeks, bronze lids, brick or berry lips. Very pale pinks and silver can turn chalky. Check the undertone of foundation, as golden, olive and red all occur at this depth.',
      products: ['lipstick', 'blush', 'eyeshadow'],
      tryOn: {
        lipstick: { color: '#7d1d43', opacity: 65 },
        blush: { color: '#e58a6b', opacity: 50 },
      },
      next: ['color-olive', 'undertone-find'],
    },
  ],
};
