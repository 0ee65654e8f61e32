/**
 * Runs before each test file in the browser, where all files share one page. A file that
 * wants React to watch for changes outside `act` turns that on itself; without this, it would
 * stay on for the files after it.
 */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
