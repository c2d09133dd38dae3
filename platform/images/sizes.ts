/** Which sizes and places pictures are cut to: few, so that nobody can ask for new ones without end. */

/** Pixels, ascending: every width that the site and the platform's own pages ask for, and 1080 as a height. */
const SIDES = [160, 192, 320, 360, 480, 640, 800, 960, 1080, 1200, 1280, 1920, 2560, 3840]
export const LARGEST_SIDE = 3840
/** The shorter side of a crop, in parts of the longer one; 16:9, 3:2, 4:3 and 1:1 come out even. */
const PARTS = 144
/** The parts of a picture's width and height that a focal point tells apart. */
const FOCUS_STEPS = 100

interface Size {
  width: number
  height: number
}

/** The least side of the list that is no smaller. */
export function toSide(asked: number): number {
  return SIDES.find((side) => side >= asked) ?? LARGEST_SIDE
}

/** A size of the ratio asked for, to 1/144: its width is the next of the list, or less where the height would be over 3840. */
export function toCropSize({ width, height }: Size): Size {
  const [shorter, longer] = width < height ? [width, height] : [height, width]
  const part = Math.max(1, Math.round((shorter / longer) * PARTS)) / PARTS
  const ratio = width < height ? 1 / part : part
  const grown = Math.min(toSide(width), LARGEST_SIDE / ratio)
  return { width: Math.round(grown), height: Math.max(1, Math.round(grown * ratio)) }
}

/** @param share 0 to 1 */
export function toFocus(share: number): number {
  return Math.round(share * FOCUS_STEPS) / FOCUS_STEPS
}
