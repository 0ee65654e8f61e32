/**
 * Groups of ingredients that people avoid, with the names by which labels print their members. Each says
 * where its members are from; where a name follows a rule ("paraben" at its end), the rule stands beside
 * them.
 */

export interface IngredientGroup {
  /** As people say it. */
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Each by its names: that of the glossary first, then the others that stand on labels. */
  readonly members: readonly (readonly string[])[];
  /** Names with one of these endings belong to it, too. */
  readonly endings?: readonly string[];
  /** Names with one of these beginnings belong to it, too. */
  readonly beginnings?: readonly string[];
  /** Whether all fragrance allergens of Annex III belong to it. */
  readonly holdsFragranceAllergens?: true;
  /** Where the members and their names are from. */
  readonly source: string;
}

/** With semicolons between members, and equals signs between the names of one. */
function membersOf(text: string): readonly (readonly string[])[] {
  return text.split('; ').map((member) => member.split(' = '));
}

const EU = 'Regulation (EC) No 1223/2009';

export const INGREDIENT_GROUPS: readonly IngredientGroup[] = [
  {
    name: 'Fragrance',
    otherNames: ['Perfume', 'Scent'],
    members: membersOf(
      'Parfum = Fragrance = Perfume = Parfum/Fragrance = Fragrance/Parfum; Aroma = Flavor = Flavour',
    ),
    holdsFragranceAllergens: true,
    source: `${EU}, Article 19(1)(g) (parfum, aroma), and Annex III`,
  },
  {
    name: 'Fragrances that the EU has prohibited',
    otherNames: ['Lilial and Lyral'],
    members: membersOf(
      'Butylphenyl Methylpropional = Lilial = BMHCA = Lysmeral = 2-(4-tert-Butylbenzyl)propionaldehyde; Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde = Lyral = HICC; Atranol; Chloroatranol',
    ),
    source: `${EU}, Annex II, as amended by Regulations (EU) 2017/1410 and 2021/1902; they stood in Annex III, entries 79, 83, 91 and 92`,
  },
  {
    name: 'Parabens',
    otherNames: ['Paraben', 'Parahydroxybenzoates'],
    members: membersOf(
      'Methylparaben = E 218; Ethylparaben = E 214; Propylparaben = E 216; Butylparaben; Isobutylparaben; Isopropylparaben; Benzylparaben; Sodium Methylparaben = E 219; Sodium Ethylparaben = E 215; Sodium Propylparaben = E 217; 4-Hydroxybenzoic Acid = p-Hydroxybenzoic Acid',
    ),
    endings: ['paraben'],
    source: `${EU}, Annex V, entries 12 and 12a, and Annex II; E numbers of Regulation (EC) No 1333/2008 and its forerunners`,
  },
  {
    name: 'Isothiazolinones',
    otherNames: ['Isothiazolinone', 'MI and MCI', 'Kathon'],
    members: membersOf(
      'Methylisothiazolinone = MI = MIT = 2-Methyl-4-isothiazolin-3-one = 2682-20-4; Methylchloroisothiazolinone = MCI = CMIT = Chloromethylisothiazolinone = 5-Chloro-2-methyl-4-isothiazolin-3-one = 26172-55-4; Methylchloroisothiazolinone and Methylisothiazolinone = MCI/MI = Kathon CG = 55965-84-9; Benzisothiazolinone = BIT = 1,2-Benzisothiazolin-3-one = 2634-33-5; Octylisothiazolinone = OIT = 2-n-Octyl-4-isothiazolin-3-one = 26530-20-1',
    ),
    endings: ['isothiazolinone'],
    source: `${EU}, Annex V, entries 39 and 57, and the European baseline series of the ESCD`,
  },
  {
    name: 'Formaldehyde releasers',
    otherNames: ['Formaldehyde', 'Formaldehyde releaser'],
    members: membersOf(
      'Formaldehyde = Formalin = Methanal = 50-00-0 = E 240; DMDM Hydantoin = Dimethyloldimethyl Hydantoin = 6440-58-0; Imidazolidinyl Urea = Imidurea = Germall 115; Diazolidinyl Urea = Germall II; Quaternium-15 = 4080-31-3; 2-Bromo-2-Nitropropane-1,3-Diol = Bronopol = 52-51-7; 5-Bromo-5-Nitro-1,3-Dioxane = Bronidox; Sodium Hydroxymethylglycinate; Methenamine = Hexamethylenetetramine = E 239; Benzylhemiformal; Polyoxymethylene Urea; Tris(Hydroxymethyl)Nitromethane; MDM Hydantoin; 7-Ethylbicyclooxazolidine; Paraformaldehyde; Methylene Glycol',
    ),
    source: `De Groot et al., Contact Dermatitis 2010; 62: 2-31 (formaldehyde-releasers in cosmetics), and ${EU}, Annexes II and V`,
  },
  {
    name: 'Methyldibromo Glutaronitrile',
    otherNames: ['MDBGN'],
    members: membersOf(
      'Methyldibromo Glutaronitrile = MDBGN = Dibromodicyanobutane = 1,2-Dibromo-2,4-dicyanobutane = 35691-65-7',
    ),
    source: 'European baseline series of the ESCD; prohibited in the EU since 2008',
  },
  {
    name: 'Sulfates',
    otherNames: ['Sulfate surfactants', 'Sulphates'],
    members: membersOf(
      'Sodium Lauryl Sulfate = SLS = Sodium Dodecyl Sulfate = Sodium Lauryl Sulphate; Sodium Laureth Sulfate = SLES = Sodium Lauryl Ether Sulfate = Sodium Laureth Sulphate; Ammonium Lauryl Sulfate = ALS = Ammonium Lauryl Sulphate; Ammonium Laureth Sulfate = ALES = Ammonium Laureth Sulphate; TEA-Lauryl Sulfate = Triethanolamine Lauryl Sulfate; MIPA-Laureth Sulfate; MEA-Lauryl Sulfate; Magnesium Laureth Sulfate; Magnesium Lauryl Sulfate; Sodium Coco-Sulfate = Sodium Coco Sulfate; Sodium Myreth Sulfate; Sodium C12-13 Pareth Sulfate; Sodium Trideceth Sulfate; Sodium Cetearyl Sulfate',
    ),
    endings: ['laurylsulfate', 'laurethsulfate', 'laurylsulphate', 'laurethsulphate'],
    source: 'Names of the common ingredients glossary: alkyl and alkyl ether sulfates that clean',
  },
  {
    name: 'Cocamidopropyl Betaine',
    otherNames: ['CAPB', 'Coco betaine'],
    members: membersOf(
      'Cocamidopropyl Betaine = CAPB = 61789-40-0; Cocamidopropyl Hydroxysultaine; Cocamidopropyl Dimethylamine = Dimethylaminopropyl Cocamide; Cocamidopropylamine Oxide; Oleamidopropyl Dimethylamine; Lauramidopropyl Betaine',
    ),
    source:
      'Cosmetic series of patch tests (ESSCA, 2009 to 2018): the betaine and what it is made with',
  },
  {
    name: 'Lanolin',
    otherNames: ['Wool alcohols', 'Wool wax', 'Wool fat'],
    members: membersOf(
      'Lanolin = Lanoline = Lanolina = Adeps Lanae = Wool Wax = Wool Fat = Wool Grease = Cera Lanae = Anhydrous Lanolin = Lanolin Anhydrous = E 913 = 8006-54-0; Lanolin Alcohol = Wool Alcohols = Wool Wax Alcohol = Lanolin Alcohols = Amerchol L-101; Lanolin Oil; Lanolin Wax; Lanolin Acid; Lanolin Cera; Acetylated Lanolin; Acetylated Lanolin Alcohol; Hydrogenated Lanolin; Hydroxylated Lanolin; Isopropyl Lanolate',
    ),
    endings: ['lanolin', 'lanolinalcohol', 'lanolinoil', 'lanolate'],
    beginnings: ['laneth'],
    source:
      'Cosmetic Ingredient Review, report on acetylated lanolin alcohol and related compounds; DermNet, wool alcohols',
  },
  {
    name: 'Nickel',
    otherNames: ['Nickel compounds'],
    members: membersOf('Nickel; Nickel Sulfate; Nickel Chloride; Nickel Gluconate; Nickel Oxide'),
    source: `${EU}, Annex II: it must not be added, and comes in as a trace of pigments, which no label says`,
  },
  {
    name: 'Colophonium',
    otherNames: ['Colophony', 'Rosin'],
    members: membersOf(
      'Colophonium = Colophony = Rosin = Colophane = Gum Rosin = 8050-09-7; Hydrogenated Rosin; Glyceryl Rosinate; Glyceryl Hydrogenated Rosinate; Glyceryl Abietate; Pentaerythrityl Rosinate; Pentaerythrityl Hydrogenated Rosinate; Methyl Rosinate; Methyl Hydrogenated Rosinate; Rosin Acrylate; Rosin Hydrolyzed Collagen; Abietic Acid; Abietyl Alcohol; Hydroabietyl Alcohol; Triethylene Glycol Rosinate',
    ),
    endings: ['rosinate'],
    source:
      'European baseline series of the ESCD; Finnish Allergy, Skin and Asthma Federation, rosin allergy',
  },
  {
    name: 'Propolis',
    otherNames: ['Bee glue'],
    members: membersOf(
      'Propolis = Bee Glue; Propolis Extract; Propolis Cera = Propolis Wax; Propolis Powder',
    ),
    source: 'European baseline series of the ESCD, since 2019',
  },
  {
    name: 'Beeswax',
    otherNames: ['Cera alba'],
    members: membersOf(
      'Cera Alba = Beeswax = Bees Wax = White Beeswax = E 901 = Cera Flava = Yellow Beeswax; PEG-8 Beeswax; Polyglyceryl-3 Beeswax; Hydrogenated Beeswax',
    ),
    source: 'Names of the common ingredients glossary',
  },
  {
    name: 'Carmine',
    otherNames: ['Cochineal'],
    members: membersOf(
      'CI 75470 = Carmine = Carmin = Karmin = Carmines = Cochineal = Cochineal Extract = Carminic Acid = Natural Red 4 = Crimson Lake = E 120',
    ),
    source: `${EU}, Annex IV (CI 75470); E number of Regulation (EC) No 1333/2008`,
  },
  {
    name: 'p-Phenylenediamine',
    otherNames: ['PPD', 'Paraphenylenediamine'],
    members: membersOf(
      'p-Phenylenediamine = PPD = Paraphenylenediamine = 1,4-Diaminobenzene = 106-50-3; p-Phenylenediamine HCl; p-Phenylenediamine Sulfate = p-Phenylenediamine Sulphate; Toluene-2,5-Diamine = PTD; Toluene-2,5-Diamine Sulfate',
    ),
    source: `${EU}, Annex III, entries 8a, 8b and 9a`,
  },
  {
    name: 'Acrylates of nail products',
    otherNames: ['HEMA', 'Methacrylates'],
    members: membersOf(
      'HEMA = 2-Hydroxyethyl Methacrylate = 868-77-9; Di-HEMA Trimethylhexyl Dicarbamate',
    ),
    source: `${EU}, Annex III, entries 313 and 314`,
  },
  {
    name: 'Benzophenones',
    otherNames: ['Oxybenzone'],
    members: membersOf(
      'Benzophenone-3 = Oxybenzone = 131-57-7; Benzophenone-4 = Sulisobenzone = 4065-45-6; Benzophenone-5; Benzophenone-1; Benzophenone-2',
    ),
    source: `${EU}, Annex VI, entries 4 and 22`,
  },
  {
    name: 'Propylene Glycol',
    otherNames: ['1,2-Propanediol'],
    members: membersOf('Propylene Glycol = 1,2-Propanediol = Propane-1,2-diol = E 1520 = 57-55-6'),
    source: 'Names of the common ingredients glossary; E number of Regulation (EC) No 1333/2008',
  },
  {
    name: 'Nuts and peanuts',
    otherNames: ['Nuts', 'Nut oils', 'Peanut'],
    members: membersOf(
      'Prunus Amygdalus Dulcis Oil = Sweet Almond Oil = Almond Oil; Arachis Hypogaea Oil = Peanut Oil = Arachis Oil; Corylus Avellana Seed Oil = Hazelnut Oil; Juglans Regia Seed Oil = Walnut Oil; Macadamia Ternifolia Seed Oil = Macadamia Oil = Macadamia Nut Oil',
    ),
    beginnings: [
      'prunusamygdalus',
      'amygdaluscommunis',
      'arachishypogaea',
      'corylusavellana',
      'corylusamericana',
      'juglansregia',
      'juglansnigra',
      'anacardiumoccidentale',
      'caryaillinoinensis',
      'bertholletiaexcelsa',
      'pistaciavera',
      'macadamia',
    ],
    source:
      'Regulation (EU) No 1169/2011, Annex II, points 5 and 8: the species; names of the glossary begin with them',
  },
  {
    name: 'Drying alcohols',
    otherNames: ['Alcohol', 'Ethanol'],
    members: membersOf(
      'Alcohol = Ethanol = Ethyl Alcohol = 64-17-5; Alcohol Denat. = Denatured Alcohol = SD Alcohol = SD Alcohol 40 = SD Alcohol 40-B = SD Alcohol 39-C; Isopropyl Alcohol = Isopropanol = 67-63-0',
    ),
    source:
      'Names of the common ingredients glossary. Fatty alcohols (cetyl, stearyl) are other things and are left out',
  },
  {
    name: 'Silicones',
    otherNames: ['Silicone'],
    members: membersOf(
      'Dimethicone; Cyclopentasiloxane = D5; Cyclohexasiloxane = D6; Cyclotetrasiloxane = D4 = Cyclomethicone; Dimethiconol; Trimethylsiloxysilicate; Amodimethicone; Phenyl Trimethicone; Cetyl PEG/PPG-10/1 Dimethicone; Dimethicone Crosspolymer; Dimethicone/Vinyl Dimethicone Crosspolymer; Polysilicone-11; Methyl Trimethicone; Caprylyl Methicone; Disiloxane',
    ),
    endings: ['methicone', 'siloxane', 'methiconol', 'siloxysilicate', 'methiconecrosspolymer'],
    source: 'Names of the common ingredients glossary and the endings that it gives to silicones',
  },
  {
    name: 'Mineral oil',
    otherNames: ['Petrolatum', 'Paraffin'],
    members: membersOf(
      'Paraffinum Liquidum = Mineral Oil = Liquid Paraffin; Petrolatum = Petroleum Jelly = Vaseline; Paraffin = Paraffin Wax; Cera Microcristallina = Microcrystalline Wax; Ceresin; Ozokerite',
    ),
    source: 'Names of the common ingredients glossary',
  },
  {
    name: 'Talc',
    otherNames: ['Talcum'],
    members: membersOf('Talc = Talcum = CI 77718 = E 553b = 14807-96-6'),
    source: `${EU}, Annex III, entry 59; number of the Colour Index`,
  },
];
