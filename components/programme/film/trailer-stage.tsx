/** A production's trailer, where it has one, on its wide picture. */
import { Picture } from '@/components/ui/picture'
import type { Production } from '@/contract/production'
import { getPoster, getTrailer, getWidePicture } from '@/lib/programme/assets'
import { toTrailer } from '@/lib/programme/trailer'
import { TrailerPlayer } from './trailer-player.client'

export function TrailerStage({ production, imagesUrl }: { production: Production; imagesUrl: string }) {
  const address = getTrailer(production)
  const trailer = address === undefined ? undefined : toTrailer(address)
  if (!trailer) return null
  const picture = getWidePicture(production) ?? getPoster(production)
  return (
    <TrailerPlayer trailer={trailer} title={`Traileren til ${production.title}`}>
      {picture && (
        <Picture
          image={{ ...picture, alt: '' }}
          ratio={[16, 9]}
          sizes="(min-width: 64rem) 46rem, 92vw"
          imagesUrl={imagesUrl}
        />
      )}
    </TrailerPlayer>
  )
}
