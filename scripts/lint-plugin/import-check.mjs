// @ts-check
import { posix } from 'node:path';
import { FLOORS, PANELS, PASSES, ROOMS } from './rooms.mjs';

const TEST_FILE = /\.test\.tsx?$/;

/**
 * @param {string} path
 * @returns {string | undefined} The room of a path such as `src/engine/frame/frame.ts`.
 */
function roomOf(path) {
  const [top, room] = path.split('/');
  if (top === 'generated') return 'generated';
  if (top === 'tests') return 'tests';
  return top === 'src' ? room : undefined;
}

/**
 * @param {string} path
 * @returns {string | undefined} The panel of a path such as `src/app/panels/shop/shop.tsx`.
 */
function panelOf(path) {
  if (!path.startsWith(`${PANELS.folder}/`)) return undefined;
  const [panel, ...rest] = path.slice(PANELS.folder.length + 1).split('/');
  return rest.length > 0 ? panel : undefined;
}

/**
 * @param {string} path
 * @returns {string | undefined} The floor of a path such as `src/app/kit/ui/dialog.tsx`.
 */
function floorOf(path) {
  const [, , floor, ...rest] = path.split('/');
  return rest.length > 0 ? floor : undefined;
}

/**
 * Says what is wrong with an import between two floors of a room; undefined if it is allowed.
 *
 * @param {string} room
 * @param {string} importer
 * @param {string} target
 */
function checkFloors(room, importer, target) {
  const floorsOfRoom = FLOORS[room];
  if (floorsOfRoom === undefined) return undefined;
  const from = floorOf(importer);
  const to = floorOf(target);
  if (from === undefined || from === to) return undefined;
  if (to === undefined) return `nothing imports '${target}', which is above every floor`;
  const height = floorsOfRoom.findIndex((floors) => floors.includes(from));
  const targetHeight = floorsOfRoom.findIndex((floors) => floors.includes(to));
  if (height === -1) return `'${from}' is no floor of src/${room}; see rooms.mjs`;
  return targetHeight > height ? undefined : `the floor '${from}' may not import '${to}'`;
}

/**
 * @param {string} name
 * @param {readonly string[]} allowed
 */
function isAllowedPackage(name, allowed) {
  return allowed.some((entry) =>
    entry.endsWith('*')
      ? name.startsWith(entry.slice(0, -1))
      : name === entry || name.startsWith(`${entry}/`),
  );
}

/**
 * @param {string} importer
 * @param {string} specifier
 */
function hasPass(importer, specifier) {
  return PASSES.some(
    ({ folder, imports }) => importer.startsWith(`${folder}/`) && imports.includes(specifier),
  );
}

/**
 * Resolves a specifier to a path from the project's root, or to undefined for a package.
 *
 * @param {string} importer
 * @param {string} specifier
 */
function resolve(importer, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  if (!specifier.startsWith('#')) return undefined;
  const path = specifier.slice(1);
  return /^(generated|tests|scripts)\//.test(path) ? path : `src/${path}`;
}

/**
 * Says what is wrong with an import; undefined if it is allowed.
 *
 * @param {string} importer Path of the importing file from the project's root, with `/`.
 * @param {string} specifier The text between the quotes; a query such as `?url` is ignored.
 * @returns {string | undefined}
 */
export function checkImport(importer, specifier) {
  const [bare = ''] = specifier.split('?');
  const room = roomOf(importer);
  if (/(^|\/)\.\.(\/|$)/.test(bare)) {
    return `'${bare}' climbs out of its folder; import it by its room (#room/…)`;
  }
  const rules = room === undefined ? undefined : ROOMS[room];
  if (room === undefined || rules === undefined) return undefined;

  if (hasPass(importer, bare)) return undefined;
  const isTest = TEST_FILE.test(importer);
  const target = resolve(importer, bare);
  if (target === undefined) {
    if (isTest || isAllowedPackage(bare, rules.packages)) return undefined;
    return `${room} may not import the package '${bare}'`;
  }

  const targetRoom = roomOf(target);
  if (targetRoom === 'tests' && isTest) return undefined;
  if (targetRoom !== room) {
    if (targetRoom === undefined || !rules.rooms.includes(targetRoom)) {
      return `${room} may not import ${targetRoom ?? target}`;
    }
    const door = ROOMS[targetRoom]?.door;
    if (door !== undefined && !isTest && target !== `src/${targetRoom}/${door}`) {
      return `${targetRoom} is entered through #${targetRoom}/${door} only`;
    }
    return undefined;
  }

  const panel = panelOf(target);
  if (panel !== undefined && panel !== panelOf(importer) && importer !== PANELS.manifest) {
    return `the panel '${panel}' is loaded by ${PANELS.manifest} alone`;
  }
  return isTest ? undefined : checkFloors(room, importer, target);
}
