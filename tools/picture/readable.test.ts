import { expect, test } from 'vitest'
import { crossings, inFewCrossings } from './crossings.ts'
import { layOut, type Box } from './layout.ts'

const sizes = { width: 100, height: 40, gapX: 20, gapY: 60, margin: 28 }

/** All planned modules of the mall with their dependencies, in the order of `modules.ts`. */
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
const boxes = Object.entries(whole).map(([name, leansOn]): Box => ({ name, leansOn: leansOn.split(' ').filter(Boolean) }))

test('unconnected boxes do not push the others apart', () => {
  const apart = Array.from({ length: 12 }, (_, at): Box => ({ name: `a${at}`, leansOn: [] }))
  const alone = layOut(boxes, sizes)
  const more = layOut([...boxes, ...apart], sizes)
  expect(more.width - alone.width).toBeLessThanOrEqual(4 * (sizes.width + sizes.gapX))
  expect(crossings(inFewCrossings([]))).toBe(0)
})
