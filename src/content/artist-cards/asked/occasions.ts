import type { AskedWays } from './asked-ways.ts';

export const OCCASIONS_ASKED: AskedWays = {
  interview: [
    'what do i wear on my face for a job talk; look trustworthy; job application meeting',
    'i have an interview tomorrow; serious makeup; first impression at work; salary talk',
    'big presentation; look competent; court appearance; meeting important clients',
    'talk in front of the board; recruiter meeting',
  ],
  office: [
    'everyday makeup for the job; desk job look; what makeup is ok at work',
    'low key for the office; professional daily look; workwear face; makeup for a teacher',
    'conservative workplace; boss says less makeup; makeup for meetings; daily work face',
  ],
  bride: [
    'im getting married; makeup on my wedding day; bride to be; do my own bridal face',
    'church wedding; which makeup suits a white gown; bridal look natural; bridal trial',
    'lipstick for bride; walking down the aisle; tying the knot; my wedding next month',
    'engagement shoot',
  ],
  'wedding-guest': [
    'going to a wedding as guest; my best friend marries; bridesmaid makeup',
    'mother of the groom; cousins wedding; what makeup as a guest; sister of the bride',
    'not outshine the bride; matching bridesmaids; witness at a wedding; reception guest',
    'christening',
  ],
  'date-night': [
    'meeting a guy tonight; romantic dinner look; first date what makeup; valentines day',
    'anniversary dinner; blind date; look kissable; seductive but soft; going out with my crush',
    'dinner with my husband; makeup for tinder date; makeup guys like',
  ],
  party: [
    'going out tonight; club look; birthday face; glam for disco; silvester; christmas party',
    'cocktail evening; girls night; bachelorette; dancing all night; glamorous evening; gala',
    'house party; bold look for saturday night; new year',
  ],
  prom: [
    "school ball; formal dance; prom night; homecoming look; my daughter's ball; sweet sixteen",
    'quince; graduation day; debutante ball; winter formal; prom dress makeup',
  ],
  school: [
    'allowed makeup for class; before lectures; subtle for high school; uni face',
    'makeup teachers wont notice; everyday campus; school rules makeup; tenth grade makeup',
    'quick student makeup; college girl; first day of school',
  ],
  'video-call': [
    'on webcam i look pale; look fresh in online meeting; home office face; zoom face',
    'camera makes me grey; laptop camera; virtual interview; skype; remote meeting; facetime',
    'streaming makeup; look better on video; youtube video makeup; being filmed',
  ],
  gym: [
    'makeup for training; sporty but pretty; running with mascara; sweat in crossfit; pilates',
    'is it bad to work out with makeup; hot yoga; marathon; fitness class look; dance class',
    'makeup for hiking; tennis makeup; cheer',
  ],
  beach: [
    'makeup by the sea; pool party; swim with mascara; holiday on an island',
    'what survives salt water; diving; snorkelling; summer vacation face; waterproof everything',
    'cruise; lake day; honeymoon on the beach; bikini',
  ],
  festival: [
    'open air concert look; glitter and gems; coachella; burning man; pride makeup',
    'rhinestones on face; rave look; carnival; techno party; face jewels; neon festival',
    'colorful parade; holi; eurovision',
  ],
  funeral: [
    'makeup for a memorial; my grandfather died; saying goodbye; burial service; mourning',
    'what to wear on my face to a wake; cemetery; someone passed away; sad occasion',
    'respectful makeup',
  ],
  stage: [
    'theatre performance; seen from the back row; dance show; makeup under spotlights',
    'choir performance; figure skating competition; band on stage; school play',
    'bright stage lights; musical; ballet recital; bodybuilding show; opera; cosplay on stage',
    'drag show; tv studio; actor makeup',
  ],
  halloween: [
    'spooky face; witch; cat face for halloween; skull; clown; dia de los muertos; fake blood',
    'costume party; bat; zombies; fake wound; scary makeup; cosplay; pumpkin; mermaid',
    'doll costume; carnival costume; elf; face painting for kids',
  ],
  'five-minute': [
    'ive got no time in the morning; overslept; super fast routine; makeup before the bus',
    'quick face; busy mum; ten minutes only; express look; rush; fastest way to look done',
    'on the train makeup; minimum effort; snooze button makeup; newborn and no time',
    'three products',
  ],
  'no-makeup-makeup': [
    'look bare but better; invisible makeup; natural face; skin like makeup; girl next door',
    'only a bit; fresh natural everyday; i want to look natural; not look made up; clean look',
    'undetectable makeup; simple natural look; minimalist; soft natural; barely any makeup',
    'effortless',
  ],
  'day-to-night': [
    'work then drinks; turn my day face into evening; straight from desk to dinner',
    'intensify makeup after work; office look for the bar; go out right after work',
    'add drama for the evening; transition evening; make it evening; one palette day and night',
  ],
  'travel-flight': [
    'on an airplane; ten hour flight skin; land looking fresh; cabin air; red eye flight',
    'overnight plane; makeup before boarding; transatlantic; flying; airport look; arrive fresh',
    'overnight train; stewardess',
  ],
};
