import { type CategoryBranch, findCategories, getCategoryTree } from '@plaza/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onSale } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { consoleOf } from '../../../../test/selling.ts'

let mall: DemoMall
let seller: Record<string, string>
let names: ReadonlyMap<string, string | undefined>
const flat = (branches: readonly CategoryBranch[]): CategoryBranch[] => branches.flatMap((each) => [each, ...flat(each.children)])
beforeAll(async () => {
  mall = await openDemoMall()
  const [goods] = await onSale(mall)
  seller = await consoleOf(mall, goods?.shopId ?? '')
  names = new Map(flat((await mall.ask(getCategoryTree)).data).map(({ id, name_en: name }) => [id, name]))
})
afterAll(() => mall.end())

const found = async (keyword: string) => (await mall.ask(findCategories, { keyword }, seller)).data.ids.map((id) => names.get(id))

it.each(['lamp', 'lámpara', 'ランプ', '台灯', '檯燈', 'โคมไฟ'])(
  'a seller who types %s finds the category for lighting first',
  async (word) => {
    expect((await found(word))[0]).toBe('Lighting')
  },
)

it('finds no category for a word that nobody uses', async () => {
  expect(await found('qzxwv')).toEqual([])
})
