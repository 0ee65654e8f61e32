/** The season of the year where a device is. */

export const YEAR_SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type YearSeason = (typeof YEAR_SEASONS)[number];

const MONTHS_A_SEASON = 3;
/** March, the third month, begins the spring of the north. */
const FIRST_MONTH_OF_SPRING = 2;
const MONTHS = 12;

/**
 * Time zones of the IANA database whose land lies south of the equator, except those within the tropics,
 * where seasons are not those of the north or its opposite; there the months are called as in the north.
 */
const SOUTHERN = [
  'Africa/Gaborone',
  'Africa/Johannesburg',
  'Africa/Maputo',
  'Africa/Maseru',
  'Africa/Mbabane',
  'Africa/Windhoek',
  'America/Argentina/',
  'America/Asuncion',
  'America/Buenos_Aires',
  'America/Coyhaique',
  'America/Montevideo',
  'America/Punta_Arenas',
  'America/Santiago',
  'America/Sao_Paulo',
  'Antarctica/',
  'Atlantic/South_Georgia',
  'Atlantic/Stanley',
  'Australia/',
  'Indian/Kerguelen',
  'Indian/Mauritius',
  'Indian/Reunion',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Easter',
  'Pacific/Norfolk',
];

/** Whether a time zone's seasons are those of the south. An unknown one counts as northern. */
export function isSouthern(timeZone: string): boolean {
  return SOUTHERN.some((name) =>
    name.endsWith('/') ? timeZone.startsWith(name) : timeZone === name,
  );
}

/**
 * March to May spring, June to August summer, September to November autumn, otherwise winter; in the south the
 * opposite. `month` counts from 0, as `Date` does.
 */
export function yearSeason(month: number, timeZone: string): YearSeason {
  const sinceSpring = (month - FIRST_MONTH_OF_SPRING + MONTHS) % MONTHS;
  const turned = isSouthern(timeZone) ? MONTHS / 2 : 0;
  const place = Math.floor(((sinceSpring + turned) % MONTHS) / MONTHS_A_SEASON);
  return YEAR_SEASONS[place] ?? 'winter';
}
