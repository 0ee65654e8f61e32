/** The words of the frame of Health & Wellness Monitoring; each tab has its own beside it. */

/** Every tab in its order: menus and addresses name them. */
export const HEALTH_TABS = ['skin', 'safety', 'sleep', 'stress', 'water'] as const;
export type HealthTabId = (typeof HEALTH_TABS)[number];

export const HEALTH_TAB_LABELS: Readonly<Record<HealthTabId, string>> = {
  skin: 'Skin',
  safety: 'Safety',
  sleep: 'Sleep',
  stress: 'Stress',
  water: 'Water',
};

export const HEALTH_WORDS = {
  /** The only place that says it; it stands at the end of every tab. */
  notMedical:
    'Nothing here is a medical statement. It’s about what you log, what a camera can see, and the makeup for it. If something worries you, ask a doctor or a pharmacist.',
} as const;

/** Makeup that goes with what was seen or logged, wherever a tab offers some. */
export const ADJUSTMENT_WORDS = {
  /** An opacity or a finish, before and after. */
  change: '{product}: {from} → {to}',
  noChange: 'Nothing you’re wearing needs to change for it.',
  apply: 'Apply',
  applyName: 'Apply for {name}',
  worn: 'You’re wearing it.',
  back: 'Take Back',
  backName: 'Take back for {name}',
  undo: 'Undo',
  undoOther: 'Undo is also in the look’s panel.',
} as const;
