import { answering, lost, refusing } from '@plaza/client/test'
import { getKeptProducts, getPost, getPosts, type Post } from '@plaza/contract'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { inWords, pageOf, productCard } from '../../../test/samples.ts'

const post = (id: string, title: string): Post => ({
  id,
  image: null,
  tint: 3,
  minutes: 4,
  date: '2026-11-05T08:00:00.000Z',
  ...inWords('title', title),
  ...inWords('excerpt', `About ${title}`),
})
const whole = { ...post('7', 'Three lamps'), body_en: '<h2>One</h2><p>Reads well.</p>', product_ids: ['40'], next: post('6', 'Two chairs') }

test('the blog lists its posts, the newest first, and links its feed', async () => {
  const { main } = await openShop({
    at: '#/pages/blog/blog',
    answers: [answering(getPosts, pageOf([post('7', 'Three lamps'), post('6', 'Two chairs')]))],
  })
  const links = await main().findAllByRole('link', { name: /About/ })
  expect(links.map((each) => each.getAttribute('href'))).toEqual(['#/pages/blog/detail?id=7', '#/pages/blog/detail?id=6'])
  expect(main().getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/api/blog/rss?lang=en')
})

test('an empty blog shows a message; a blog that failed to load offers a retry', async () => {
  const { main, says, person } = await openShop({ at: '#/pages/blog/blog', answers: [lost(getPosts)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(getPosts, pageOf<Post>([])))
  await person.click(again)
  expect(await main().findByText('No posts yet')).toBeVisible()
})

test('a post shows its products at the current price and links to the next post', async () => {
  const answers = [answering(getPost, whole), answering(getKeptProducts, { list: [productCard({ id: '40', price: '12.00' })] })]
  const { main } = await openShop({ at: '#/pages/blog/detail?id=7', lang: 'th', answers })
  expect(await main().findByRole('heading', { level: 1, name: 'Three lamps' })).toBeVisible()
  expect(main().getByText('แสดงเป็นภาษาอังกฤษ')).toBeVisible()
  expect((await main().findAllByText('Product 40'))[0]).toBeVisible()
  expect(main().getByRole('link', { name: /Two chairs/ })).toHaveAttribute('href', '#/pages/blog/detail?id=6')
})

test('a removed post links to the other posts', async () => {
  const { main } = await openShop({ at: '#/pages/blog/detail?id=9', answers: [refusing(getPost, 'post_unknown')] })
  expect(await main().findByText('This post is no longer available')).toBeVisible()
})
