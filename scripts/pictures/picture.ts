/** What a drawing is to the program that prints it. */
import type { Canvas } from './kit/canvas'

export type Picture = {
  name: string
  width: number
  height: number
  /** A PNG keeps its transparency and gets no grain; a JPEG otherwise. */
  format?: 'png'
  draw: (c: Canvas) => string
}

type Draw = Picture['draw']

export const poster = (film: string, draw: Draw): Picture => ({
  name: `film-${film}-poster`,
  width: 1000,
  height: 1500,
  draw,
})
export const cover = (film: string, draw: Draw): Picture => ({
  name: `film-${film}-cover`,
  width: 1920,
  height: 1080,
  draw,
})
export const wide = (name: string, draw: Draw): Picture => ({ name, width: 1920, height: 1080, draw })
export const news = (name: string, draw: Draw): Picture => ({ name, width: 1600, height: 900, draw })
export const artwork = (name: string, draw: Draw): Picture => ({ name, width: 1200, height: 1200, draw })
