import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { goodOf, viewOrder } from '../src/goods.ts'
import { departmentOf } from '../src/categories.ts'
import { cast } from '../src/index.ts'

export type Wanted = { name: string; px: number; samples: number }

/** The first pass makes a department whole; the fine one is for nights. A view that fills its frame costs four times a shoe. */
const sizes = {
  first: { main: [560, 28], detail: [400, 18], other: [448, 20] },
  fine: { main: [960, 64], detail: [640, 48], other: [640, 48] },
} as const

const viewsOf = async (good: string): Promise<string[]> => {
  const script = await readFile(join(import.meta.dirname, 'goods', `${good}.py`), 'utf8')
  const [, views = ''] = /^VIEWS = \{(.*?)\n(?=\S)/ms.exec(script) ?? []
  const named = [...views.matchAll(/'(\w+)': dict\(/g)].map(([, view = '']) => view)
  return [...viewOrder.filter((view) => named.includes(view)), ...named.filter((view) => !viewOrder.some((each) => each === view))]
}

/** What the products of some departments want, in the order in which it is worth having: each in its first colour from every side, then the other colours. */
export const plan = async (departments: readonly string[], pass: 'first' | 'fine'): Promise<Wanted[]> => {
  const list: Wanted[] = []
  const want = (good: string, view: string, colour: string) => {
    const [px, samples] = sizes[pass][view === 'main' || view === 'detail' ? view : 'other']
    list.push({ name: `${good}/${view}/${colour}`, px, samples })
  }
  for (const department of departments) {
    const goods = cast.products.filter(({ category }) => departmentOf(category) === department).map(goodOf)
    const further = await Promise.all(goods.map(async (good) => ({ ...good, views: (await viewsOf(good.name)).slice(1, 4) })))
    for (const { name, colours, views } of further) for (const view of ['main', ...views]) want(name, view, colours[0] ?? '')
    for (const { name, colours } of goods) for (const colour of colours.slice(1)) want(name, 'main', colour)
  }
  return list.filter(({ name }, at) => list.findIndex((other) => other.name === name) === at)
}
