export * from './accounts.ts';
export * from './activities.ts';
export * from './analytics.ts';
export * from './correspondence.ts';
export * from './jobs.ts';
export * from './looks.ts';
export * from './operation.ts';
