/** Of the browsers' windows, in pixels: the menu is folded, and all else as on a large screen. */
export const WINDOW = { width: 1024, height: 768 }
