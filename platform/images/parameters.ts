/** The rendering parameters of an image address (imgix's names, contract /images/{path}). */
import { LARGEST_SIDE, toCropSize, toFocus, toSide } from './sizes'

export type Transformation = {
  /** Pixels, of the few sizes that pictures are made in; a crop has both. */
  width?: number
  height?: number
  fit: 'clip' | 'crop' | 'max'
  /** Where the crop is centred, 0 to 1 from the upper left, two decimals; the middle unless crop=focalpoint. */
  focus: { x: number; y: number }
  compress: boolean
  format: boolean
}

export type Fault = { field: string; message: string }

/** Unknown parameters, as a query that the address had already (rule 21), are passed over. */
type Query = Record<string, unknown>

const MIDDLE = { x: 0.5, y: 0.5 }
const decimal = /^(?:[01]|0?\.\d{1,17}|1\.0{1,17})$/

/** Reads the query; `fit` is clip by default (rule 21). Gives every fault, named by its parameter, instead of the first. */
export function readTransformation(query: Query): { transformation: Transformation } | { faults: Fault[] } {
  const faults: Fault[] = []
  const read = <T>(field: string, message: string, parse: (value: string) => T | undefined): T | undefined => {
    const value = query[field]
    if (value === undefined) return undefined
    const parsed = typeof value === 'string' ? parse(value) : undefined
    if (parsed === undefined) faults.push({ field, message })
    return parsed
  }
  const width = read('w', `A whole number from 1 to ${LARGEST_SIDE}.`, readSide)
  const height = read('h', `A whole number from 1 to ${LARGEST_SIDE}.`, readSide)
  const fit = read('fit', 'One of crop, clip and max.', toFit) ?? 'clip'
  const crop = read('crop', 'Only focalpoint.', (value) => (value === 'focalpoint' ? value : undefined))
  const x = read('fp-x', 'A number from 0 to 1.', toShare) ?? 0.5
  const y = read('fp-y', 'A number from 0 to 1.', toShare) ?? 0.5
  const auto = read('auto', 'compress, format or both, joined with a comma.', toAuto) ?? []
  if (faults.length > 0) return { faults }
  const focus = crop === undefined ? MIDDLE : { x: toFocus(x), y: toFocus(y) }
  return {
    transformation: {
      ...toCut(fit, width, height, focus),
      compress: auto.includes('compress'),
      format: auto.includes('format'),
    },
  }
}

/** A crop to one side alone is none; what a transformation does not depend on is left out of it. */
function toCut(
  fit: Transformation['fit'],
  width: number | undefined,
  height: number | undefined,
  focus: Transformation['focus'],
): Omit<Transformation, 'compress' | 'format'> {
  if (fit === 'crop' && width !== undefined && height !== undefined) {
    return { ...toCropSize({ width, height }), fit, focus }
  }
  return {
    ...(width !== undefined && { width: toSide(width) }),
    ...(height !== undefined && { height: toSide(height) }),
    fit: fit === 'max' ? 'max' : 'clip',
    focus: MIDDLE,
  }
}

function readSide(value: string): number | undefined {
  if (!/^[1-9]\d{0,3}$/.test(value)) return undefined
  const side = Number(value)
  return side <= LARGEST_SIDE ? side : undefined
}

function toFit(value: string): Transformation['fit'] | undefined {
  return value === 'clip' || value === 'crop' || value === 'max' ? value : undefined
}

function toShare(value: string): number | undefined {
  return decimal.test(value) ? Number(value) : undefined
}

function toAuto(value: string): string[] | undefined {
  const words = value.split(',')
  return words.every((word) => word === 'compress' || word === 'format') ? words : undefined
}
