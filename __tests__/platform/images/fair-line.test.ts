import fc from 'fast-check'
import { FairLine } from '@/platform/images/fair-line'

interface Place {
  address: string
  picture: string
  nth: number
}

function stand(line: FairLine<Place>, places: string): Place[] {
  return places.split(' ').map((place, nth) => {
    const [address = '', picture = ''] = place
    const one = { address, picture, nth }
    line.add(one)
    return one
  })
}

function takeAll(line: FairLine<Place>): string {
  const taken: string[] = []
  for (let place = line.take(); place; place = line.take()) taken.push(`${place.address}${place.picture}${place.nth}`)
  return taken.join(' ')
}

describe('whose turn it is', () => {
  it.each([
    ['who came first, of one address', 'ax ay az', 'ax0 ay1 az2'],
    ['address by address', 'av aw ax ay bx cx', 'av0 bx4 cx5 aw1 ax2 ay3'],
    ['before many cuts of one picture, the other picture', 'ax ax ax ay', 'ay3 ax2 ax1 ax0'],
  ])('%s', (_rule, places, order) => {
    const line = new FairLine<Place>(10)
    stand(line, places)
    expect(takeAll(line)).toBe(order)
  })

  it('goes on where it was when somebody comes', () => {
    const line = new FairLine<Place>(10)
    stand(line, 'ax ay bx')
    line.take()
    stand(line, 'ax cx')
    expect(takeAll(line)).toBe('bx2 ay1 cx1 ax0')
  })
})

describe('a full line', () => {
  it.each([
    ['the newcomer, where each has one place', 'ax bx cx dx', 'dx3'],
    ['of the address with most places', 'ax ay az bx', 'az2'],
    ['of its picture with most places, the oldest', 'ax ay ay bx', 'ay1'],
  ])('turns away %s', (_rule, places, refused) => {
    const line = new FairLine<Place>(3)
    const [last, ...before] = places.split(' ').reverse()
    stand(line, before.reverse().join(' '))
    const [address = '', picture = ''] = last ?? ''
    const away = line.add({ address, picture, nth: 3 })
    expect(away && `${away.address}${away.picture}${away.nth}`).toBe(refused)
    expect(takeAll(line).split(' ')).toHaveLength(3)
  })
})

it('gives each one turn, whoever comes and leaves', () => {
  const place = fc.record({
    address: fc.constantFrom('a', 'b', 'c'),
    picture: fc.constantFrom('x', 'y'),
    nth: fc.nat(),
  })
  fc.assert(
    fc.property(fc.array(place), fc.integer({ min: 1, max: 20 }), fc.nat(5), (places, longest, leaving) => {
      const line = new FairLine<Place>(longest)
      const away = new Set(places.map((one) => line.add(one)).filter((one) => one !== undefined))
      const left = line.leave(({ nth }) => nth % 5 === leaving)
      const taken: Place[] = []
      for (let one = line.take(); one; one = line.take()) taken.push(one)
      expect(new Set([...away, ...left, ...taken])).toEqual(new Set(places))
      expect(away.size + left.length + taken.length).toBe(places.length)
      expect(left.length + taken.length).toBe(Math.min(longest, places.length))
    }),
  )
})
