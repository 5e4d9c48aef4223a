import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crossings, inFewCrossings } from './crossings.ts'
import { layOut, type Box, type Point } from './layout.ts'
import { slicesPicture } from './pictures.ts'
import { trunkTo } from './trunk.ts'

const sizes = { width: 100, height: 40, gapX: 20, gapY: 60, margin: 28 }

/** The mall with all that it is meant to have: who leans on whom, in the order of the page of slices. */
const whole: Readonly<Record<string, string>> = {
  ledger: '',
  settings: '',
  media: '',
  realtime: '',
  notices: '',
  accounts: 'settings media notices',
  addresses: '',
  staff: 'settings accounts',
  content: 'settings',
  shops: '',
  catalogue: 'settings shops',
  stock: '',
  promotions: 'catalogue',
  cart: 'catalogue stock promotions',
  wallet: 'ledger settings',
  payments: 'ledger settings',
  orders: 'shops catalogue ledger',
  checkout: 'cart wallet payments orders addresses',
  parcels: 'orders',
  refunds: 'wallet payments orders',
  settlement: 'ledger orders',
  reviews: 'shops catalogue',
  affiliate: 'wallet accounts',
  chat: 'shops media',
  search: 'catalogue',
  favourites: 'notices shops catalogue',
  insights: '',
}
const adding = new Set('media notices addresses shops cart wallet orders parcels refunds affiliate chat'.split(' '))
const boxes = Object.entries(whole).map(([name, leansOn]): Box => ({ name, leansOn: leansOn.split(' ').filter(Boolean) }))

describe('a mall of twenty-seven slices', () => {
  const slices = boxes.map((each) => ({ ...each, owns: each.name, listeners: [], ...(adding.has(each.name) && { person: {} }) }))
  const picture = slicesPicture(slices, [])
  test('is drawn no wider than a screen', () => expect(Number(/ width="(\d+)"/.exec(picture)?.[1])).toBeLessThanOrEqual(1920))
  test('has no more rows than its longest chain', () => expect(Number(/ height="(\d+)"/.exec(picture)?.[1])).toBeLessThanOrEqual(720))
  test('has few dotted lines: one for each that adds, one for each row, the trunk and its end', () => {
    const dotted = picture.match(/<path class="dotted"/g)?.length ?? 0
    const ofLegend = 2
    expect(dotted - ofLegend).toBeLessThanOrEqual(adding.size + 5 + 2)
  })
})

describe('the trunk of what is given', () => {
  const house = fc.integer({ min: 2, max: 12 }).chain((count) =>
    fc.record({
      boxes: fc
        .tuple(...Array.from({ length: count }, (_, at) => fc.subarray(Array.from({ length: at }, (__, below) => `b${below}`))))
        .map((doors) => doors.map((leansOn, at): Box => ({ name: `b${at}`, leansOn }))),
      givers: fc.subarray(
        Array.from({ length: count - 1 }, (_, at) => `b${at + 1}`),
        { minLength: 1 },
      ),
    }),
  )
  const isInside = (point: Point, spot: Point) =>
    point.x > spot.x && point.x < spot.x + sizes.width && point.y > spot.y && point.y < spot.y + sizes.height
  const along = ([from, to]: readonly Point[]) =>
    from && to
      ? Array.from({ length: 50 }, (_, at) => ({ x: from.x + ((to.x - from.x) * at) / 49, y: from.y + ((to.y - from.y) * at) / 49 }))
      : []

  test('joins every giver and who is given to, and passes through no box', () => {
    fc.assert(
      fc.property(house, ({ boxes: some, givers }) => {
        const layout = layOut(some, sizes)
        const lines = trunkTo(layout, sizes, 'b0', givers)
        const ends = lines.flat()
        for (const name of ['b0', ...givers]) {
          const spot = layout.spots.get(name)
          expect(ends.some((point) => point.y === (spot?.y ?? 0) + sizes.height && Math.abs(point.x - (spot?.x ?? 0) - 16) < 1)).toBe(true)
        }
        const spots = [...layout.spots.values()]
        expect(lines.flatMap(along).filter((point) => spots.some((spot) => isInside(point, spot)))).toEqual([])
        expect(Math.min(...ends.map((point) => point.x))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
  test('is not there where nobody gives', () => expect(trunkTo(layOut(boxes, sizes), sizes, 'accounts', [])).toEqual([]))
})

test('boxes that no arrow joins do not push the others apart', () => {
  const apart = Array.from({ length: 12 }, (_, at): Box => ({ name: `a${at}`, leansOn: [] }))
  const alone = layOut(boxes, sizes)
  const more = layOut([...boxes, ...apart], sizes)
  expect(more.width - alone.width).toBeLessThanOrEqual(4 * (sizes.width + sizes.gapX))
  expect(crossings(inFewCrossings([]))).toBe(0)
})
