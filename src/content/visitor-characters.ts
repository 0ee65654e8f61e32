/**
 * Every character that the pages for visitors are written with; their fonts hold these and no others.
 * Whatever is not among them is drawn in the system's own font.
 */
export const FONT_CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !#$%&'()+,-./:;?@·×–—‘’“”…";
