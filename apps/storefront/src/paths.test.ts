import { describe, expect, test } from 'vitest'
import { hrefOf, pathNameOf, paths } from './paths.ts'

const specified = [
  '/',
  '/pages/home/home',
  '/pages/news/index',
  '/pages/policy/terms',
  '/pages/policy/support',
  '/pages/policy/return',
  '/pages/policy/privacy',
  '/pages/policy/about_us',
  '/pages/policy/user',
  '/pages/index/index',
  '/pages/users/login',
  '/pages/users/register',
  '/pages/users/404',
  '/pages/search/search',
  '/pages/cart/cart',
  '/pages/cart/delivery',
  '/pages/cart/pay',
  '/pages/cart/mycart',
  '/pages/cart/edit',
  '/pages/prouduct/detail',
  '/pages/category/detail',
  '/pages/category/brands',
  '/pages/category/category',
  '/pages/category/recommend',
  '/pages/mine/dashboard',
  '/pages/mine/confing',
  '/pages/mine/wallet',
  '/pages/mine/refund_sent',
  '/pages/mine/pc_mine',
  '/pages/history/purchase',
  '/pages/history/detail',
  '/pages/blog/blog',
  '/pages/blog/detail',
  '/pages/shop/create',
  '/pages/shop/detail',
  '/pages/server/chat',
  '/choose-location',
  '/open-location',
]

describe('routes', () => {
  test('are exactly those of the specification', () => {
    expect(Object.values(paths).toSorted()).toEqual(specified.toSorted())
  })

  test('have unique paths', () => {
    expect(new Set(Object.values(paths)).size).toBe(Object.keys(paths).length)
  })

  test('carry their query in the hash', () => {
    expect(hrefOf('product', { id: '7' })).toBe('#/pages/prouduct/detail?id=7')
    expect(hrefOf('search', { keyword: 'tea & cake' })).toBe('#/pages/search/search?keyword=tea+%26+cake')
    expect(hrefOf('home')).toBe('#/')
  })

  test('an undeclared path has no name', () => {
    expect(pathNameOf('/pages/cart/mycart')).toBe('cart')
    expect(pathNameOf('/pages/product/detail')).toBeUndefined()
  })
})
