/** A picture under way: its size, its chance, and the gradients, clips and grain that its shapes refer to. */
import { type Random, seeded } from './random'
import { type Point, path, rect } from './svg'

type Stop = string | readonly [color: string, opacity: number]

/** The dark lower left that titles once stood on: a title's own ground is the page's to draw. */
const isTitleGround = (outline: string, from: Point, to: Point, { width, height }: Canvas) =>
  width > height && from[0] === 0 && from[1] === height && to[0] > 0 && /^M0 0[hH]/.test(outline)

export class Canvas {
  readonly random: Random
  private readonly definitions: string[] = []

  constructor(
    readonly name: string,
    readonly width: number,
    readonly height: number,
  ) {
    this.random = seeded(name)
  }

  /** A fill that runs from one point to another, its stops evenly spread. */
  linear(from: Point, to: Point, ...stops: Stop[]): string {
    const place = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
    return this.define('linearGradient', `gradientUnits="userSpaceOnUse" ${place}`, toStops(stops))
  }

  /** A fill that runs from a middle outwards. */
  radial([x, y]: Point, radius: number, ...stops: Stop[]): string {
    return this.define(
      'radialGradient',
      `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"`,
      toStops(stops),
    )
  }

  /** The whole ground, from top to bottom. */
  ground(...stops: Stop[]): string {
    return this.fill(stops.length === 1 ? String(stops[0]) : this.linear([0, 0], [0, this.height], ...stops))
  }

  fill(paint: string, extra = ''): string {
    return rect(0, 0, this.width, this.height, paint, extra)
  }

  /** Keeps only what lies within the outline. */
  within(outline: string, ...drawing: string[]): string {
    return `<g clip-path="${this.define('clipPath', '', path(outline, '#000'))}">${drawing.join('')}</g>`
  }

  /** Printer's shading: dots of a colour over an outline, thick at one point and gone at the other. */
  shade(outline: string, color: string, from: Point, to: Point, strength = 1): string {
    if (isTitleGround(outline, from, to, this)) return ''
    return path(outline, this.linear(from, to, ['#fff', strength], ['#fff', 0]), `filter="${this.stipple(color)}"`)
  }

  /** Printer's glow: dots of a colour, thick in a middle and gone at the radius. */
  glow(color: string, middle: Point, radius: number, strength = 1, outline = this.whole()): string {
    return path(
      outline,
      this.radial(middle, radius, ['#fff', strength], ['#fff', 0]),
      `filter="${this.stipple(color)}"`,
    )
  }

  toSvg(drawing: string): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.definitions.join('')}</defs>${drawing}</svg>`
  }

  private whole(): string {
    return `M0 0H${this.width}V${this.height}H0Z`
  }

  /** The shape's opacity against noise gives dots, more where it is more opaque. */
  private stipple(color: string): string {
    const seed = Math.floor(this.random() * 1000)
    return this.define(
      'filter',
      'x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"',
      `<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="${seed}" result="noise"/>
      <feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="1" k3="1" k4="-.5" result="sum"/>
      <feComponentTransfer in="sum" result="dots"><feFuncA type="linear" slope="5" intercept="-2"/></feComponentTransfer>
      <feComposite in="dots" in2="SourceAlpha" operator="in" result="inside"/>
      <feComponentTransfer in="inside" result="hard"><feFuncA type="linear" slope="4" intercept="0"/></feComponentTransfer>
      <feFlood flood-color="${color}"/><feComposite in2="hard" operator="in"/>`,
    )
  }

  /** A definition of any kind; what refers to it. */
  define(element: string, attributes: string, content: string): string {
    const id = `d${this.definitions.length}`
    this.definitions.push(`<${element} id="${id}" ${attributes}>${content}</${element}>`)
    return `url(#${id})`
  }
}

function toStops(stops: Stop[]): string {
  return stops
    .map((stop, index) => {
      const [color, opacity] = typeof stop === 'string' ? [stop, 1] : stop
      const offset = index / Math.max(stops.length - 1, 1)
      return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`
    })
    .join('')
}
