import fc from 'fast-check'
import { toMenuTree } from '@/components/layout/menu-tree'
import type { MenuItem } from '@/contract/site'

const entry = (id: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: id,
  path: `/${id}`,
  place: 'header',
  locale: 'nb',
  order: 0,
  ...rest,
})

const header = { place: 'header', locale: 'nb', fallback: 'nb' } as const
const shape = (menu: readonly MenuItem[], where: Parameters<typeof toMenuTree>[1] = header) =>
  toMenuTree(menu, where).map(({ item, children }) => [item.id, ...children.map(({ id }) => id)])

describe('rule 22: menus have two levels', () => {
  it('puts children below their parents, both by order, ties by position', () => {
    const menu = [
      entry('c', { order: 2 }),
      entry('a2', { parent: 'a', order: 5 }),
      entry('b', { order: 1 }),
      entry('a', { order: 1, parent: null }),
      entry('a1', { parent: 'a', order: 1 }),
    ]
    expect(shape(menu)).toEqual([['b'], ['a', 'a1', 'a2'], ['c']])
  })

  it.each([
    ['whose parent is missing', [entry('b', { parent: 'x' })]],
    ['whose parent is of another place', [entry('x', { place: 'footer' }), entry('b', { parent: 'x' })]],
    ['whose parent is of another locale', [entry('x', { locale: 'en' }), entry('b', { parent: 'x' })]],
    ['that is its own parent', [entry('b', { parent: 'b' })]],
    ['in a cycle', [entry('b', { parent: 'c' }), entry('c', { parent: 'b' })]],
  ])('leaves out an entry %s', (_, menu) => {
    expect(shape([entry('a'), ...menu])).toEqual([['a']])
  })

  it('leaves out the child of a child', () => {
    const menu = [entry('a'), entry('b', { parent: 'a' }), entry('c', { parent: 'b' })]
    expect(shape(menu)).toEqual([['a', 'b']])
  })

  it('keeps the first of two entries with one id', () => {
    const menu = [entry('a', { label: 'En' }), entry('a', { label: 'To' }), entry('b', { parent: 'a' })]
    expect(toMenuTree(menu, header)).toEqual([{ item: menu[0], children: [menu[2]] }])
  })

  it('shows the entries of a place and a locale, else those of the default', () => {
    const menu = [entry('a'), entry('e', { locale: 'en' }), entry('f', { place: 'footer' })]
    expect(shape(menu, { ...header, locale: 'en' })).toEqual([['e']])
    expect(shape(menu, { ...header, locale: 'sv' })).toEqual([['a']])
    expect(shape(menu, { ...header, place: 'footer' })).toEqual([['f']])
  })

  it('shows every entry once at most, and none deeper than two', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const items = fc.array(
      fc.record({ id: ids, parent: fc.option(ids), order: fc.nat(3) }).map(({ id, ...rest }) => entry(id, rest)),
    )
    fc.assert(
      fc.property(items, (menu) => {
        for (const { item, children } of toMenuTree(menu, header)) {
          expect(item.parent).toBeNull()
          expect(new Set(children.map(({ id }) => id)).size).toBe(children.length)
          for (const child of children) expect(child.parent).toBe(item.id)
        }
      }),
    )
  })
})
