const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('#server/db/schema/*.ts', {
  eager: true,
});

/** All that the files of the schema export, by name: each table, and what it declares beside its columns. */
export const EVERY_TABLE: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.values(FILES).flatMap((file) => Object.entries(file)),
);
