/**
 * Runs before each file of tests in the browser, which all share one page: a file that asks React to watch for
 * changes outside `act` says so itself, and those after it are not asked for what they never promised.
 */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
