/** Which of a production's pictures is its poster and which one is wide. */
import type { Image } from '@/contract/picture'
import type { Production } from '@/contract/production'

const ofType = (production: Production | undefined, type: string): Image | undefined =>
  production?.assets.find((asset) => asset.type === type)

export const getPoster = (production: Production | undefined) => ofType(production, 'poster')

/** The wide picture: of the cover, of culture's cards. */
export const getWidePicture = (production: Production | undefined) => ofType(production, 'first_image')

/** Where the trailer is: the address of a page or a film file, never of a picture. */
export const getTrailer = (production: Production) => ofType(production, 'trailer')?.url

/** The other pictures, each once; what is no picture by its type (a trailer, a file) is not shown as one. */
export function getMorePictures({ assets }: Production): Image[] {
  const pictures = assets.filter(({ type }) => /image|still|gallery/.test(type) && type !== 'first_image')
  return [...new Map(pictures.map((picture) => [picture.url, picture])).values()]
}
