/**
 * Every character that the pages for visitors are written with; their fonts hold these and no others.
 * All other characters are drawn in the system's own font.
 */
export const FONT_CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !#$%&'()+,-./:;?@·×–—‘’“”…";
