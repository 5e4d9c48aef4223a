import { getPost, getPosts, listMallPosts, publishPost, saveMallSetting, savePost } from '@plaza/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askSeeing } from '../../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { staffAs } from '../../../../../test/recharging.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const feed = async (lang: string) => (await mall.app.inject(`/api/blog/rss?lang=${lang}`)).body

test('lists posts newest first without duplicates, and each post links to the next', async () => {
  const first = (await mall.ask(getPosts, { limit: '2' })).data
  const rest = (await mall.ask(getPosts, { limit: '50', cursor: first.next_cursor ?? '' })).data
  const all = [...first.list, ...rest.list]
  expect(all.map(({ date }) => date)).toEqual(
    all
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  )
  expect(JSON.stringify(all)).not.toContain('body_')
  const read: string[] = []
  for (let id = all[0]?.id; id !== undefined && !read.includes(id);) {
    read.push(id)
    const { data } = await mall.ask(getPost, { id })
    expect(data.body_th).toContain('<p>')
    expect(data.product_ids.length).toBeGreaterThan(0)
    id = data.next?.id
  }
  expect(read).toEqual(all.map(({ id }) => id))
  expect((await mall.ask(getPost, { id: '99999' })).code).toBe(2000019)
})

test('a published post is in the blog and its feed as escaped text; a draft is hidden', async () => {
  const hand = await staffAs(mall.kernel, 'catalogue')
  const written = { title_en: 'Tea & <b>time</b>', excerpt_en: 'One ]]> two', body_en: '<p>Boil</p>', title_jp: 'お茶' }
  const { data } = await askSeeing(mall, savePost, written as never, hand)
  expect((await mall.ask(getPost, { id: data.id })).code).toBe(2000019)
  expect(await feed('en')).not.toContain('Tea &amp;')
  await askSeeing(mall, publishPost, { id: data.id }, hand)
  await expect.poll(async () => (await mall.ask(getPosts, {})).data.list[0]?.id).toBe(data.id)
  await expect.poll(() => feed('en')).toContain('<title>Tea &amp; &lt;b&gt;time&lt;/b&gt;</title>')
  expect(await feed('jp')).toContain('<title>お茶</title>')
  expect(await feed('en')).toContain(`<link>http://localhost:3000/#/pages/blog/detail?id=${data.id}</link>`)
  expect([...(await feed('th')).matchAll(/<item>/g)]).toHaveLength((await mall.ask(listMallPosts, {}, hand)).data.list.length)
  await askSeeing(mall, saveMallSetting, { name: 'shop_name', value: 'A <Mall>' }, await staffAs(mall.kernel, 'owner'))
  await expect.poll(() => feed('en')).toContain('<channel><title>A &lt;Mall&gt;</title>')
})
