import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { readEnvironment, WrongSetting } from '../../../platform/environment.ts'

const cdn = 'https://pictures.example'
let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall({ PICTURES_URL: `${cdn}/shop/` })
})
afterAll(() => mall.end())

const pictureOf = async (): Promise<string> => {
  const { data } = (await mall.app.inject('/api/customer/product/get_all_products?limit=1')).json<{ data: { list: { image: string }[] } }>()
  return data.list[0]?.image ?? ''
}

test('apps read the address of the CDN as the base of all pictures', async () => {
  const { data } = (await mall.app.inject('/api/customer/index/get_currency')).json<{ data: { static: unknown } }>()
  const base = `${cdn}/shop/media/`
  expect(data.static).toEqual({ product: base, category: base, general: base })
})

test.each(['/', '/operator/', '/seller/'])('the page %s may show pictures of the CDN', async (path) => {
  const { headers, body } = await mall.app.inject(path)
  const policy = String(headers['content-security-policy'])
  expect(/img-src [^;]*/.exec(policy)?.[0]).toBe(`img-src 'self' data: blob: ${cdn}`)
  if (path === '/') {
    expect(body).toContain(`src="${cdn}/shop/media/`)
    expect(body).not.toContain('src="/media/')
  }
})

test('the mall still sends each picture, and allows pages of other hosts to show it', async () => {
  const { statusCode, headers } = await mall.app.inject(`/media/${await pictureOf()}`)
  expect([statusCode, headers['cross-origin-resource-policy'], headers['cache-control']]).toEqual([
    200,
    'cross-origin',
    'public, max-age=31536000, immutable',
  ])
  expect((await mall.app.inject('/api/customer/index/get_currency')).headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('a wrong address is refused', () => {
  expect(() => readEnvironment({ PICTURES_URL: 'pictures.example' }, '/home/mall')).toThrow(WrongSetting)
})
