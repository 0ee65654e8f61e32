/**
 * Into which files the code is put that the studio begins with: few, since each is a request of its own
 * and is compressed by itself.
 */

const IN_BOTH = [
  'look/quick-look-button',
  'look/shade-options',
  'kit/ui/glass-button',
  'kit/ui/hold-handlers',
  'kit/ui/pan',
  'pages/studio-page',
  'panels/panel-host',
  'person/progress/level-up-host',
  'site/header/site-menu-button',
  'studio/look-panel/master-slider',
  'studio/look-panel/product-slider',
  'studio/mirror/(?:capture-flash|face-hint|mirror-offers|mirror-picture|mirror-title)',
  'studio/mirror/(?:problem-banner|split-divider-host|start-overlay|status-badge|use-kept-focus)',
  'studio/rail/rooms-button',
  'studio/save-look/save-look-button',
  'studio/saved-looks/linked-look-host',
  'studio/shades/(?:finish-choice|use-pan)',
];

const ICONS_IN_BOTH = [
  'camera',
  'chevron-down',
  'expand',
  'eye',
  'image-up',
  'link-2',
  'redo-2',
  'rotate-ccw',
  'square-split-horizontal',
  'switch-camera',
  'undo-2',
];

/** Each has what its modules need, down to what one above it has. */
const CHUNKS: readonly { readonly name: string; readonly modules: RegExp }[] = [
  {
    // What /subscribe needs, too.
    name: 'base',
    modules:
      /node_modules\/react-dom\/|src\/app\/(?:person\/session\/current-user|kit\/crash\/error-boundary|kit\/theme\/theme-store|kit\/toast\/toasts|kit\/ui\/mark)\.tsx?$/,
  },
  {
    name: 'house',
    modules:
      /src\/app\/(?:app|routes)\.tsx?$|src\/studio\/(?:studio|browser\/browser-environment)\.ts$/,
  },
  {
    name: 'studio',
    modules: new RegExp(
      [
        `src/app/(?:${IN_BOTH.join('|')})\\.tsx?$`,
        `node_modules/lucide-react/.*/(?:${ICONS_IN_BOTH.join('|')})\\.m?js$`,
        'node_modules/@radix-ui/react-tabs/',
      ].join('|'),
    ),
  },
  { name: 'phone-studio', modules: /src\/app\/studio\/phone\/phone-studio\.tsx$/ },
  { name: 'wide-studio', modules: /src\/app\/studio\/wide-studio\.tsx$/ },
  { name: 'after-load', modules: /src\/app\/after-load\.ts$/ },
];

/** The groups of the build's `codeSplitting`. */
export const CHUNK_GROUPS = CHUNKS.map(({ name, modules }, index) => ({
  name,
  test: modules,
  priority: CHUNKS.length - index,
}));
