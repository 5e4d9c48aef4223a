import { answering, silent } from '@plaza/client/test'
import { getFavourites, getHistory, getNotices, getUserInfo, listRecharges, listTransactions, logout, showBalance } from '@plaza/contract'
import { go } from '@plaza/web/route'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chosenPlace } from '../src/mall/chosen-place.ts'
import { favourites } from '../src/mall/favourites.ts'
import { followed } from '../src/mall/followed.ts'
import { onceKeys } from '../src/mall/once-keys.ts'
import { storageKeys } from '../src/mall/own-session.ts'
import { recentSearches } from '../src/mall/recent-searches.ts'
import { recentlySeen } from '../src/mall/recently-seen.ts'
import { emptyDraft, rechargeDraft } from '../src/mall/recharge-draft.ts'
import { recommendationPrefs } from '../src/mall/recommendation-prefs.ts'
import { openShop } from './open-shop.tsx'
import { balance, mali, pageOf, productCard } from './samples.ts'

/** Texts that only the data of Mali's account contain. */
const marks = ['Mali', 'mali@', '8,642.97', '8642.97', 'a hammock for two', 'Her kettle', 'Her hill']
const hers = productCard({ id: '4711', name_en: 'Her kettle' })
const kenji = { ...mali, firstname: 'Kenji', full_name: 'Kenji Mori', email: 'kenji@plaza.example', phone: '', invitation_code: 'KENJI' }
const routes = ['#/pages/mine/pc_mine', '#/pages/mine/wallet', '#/pages/mine/confing', '#/pages/cart/mycart', '#/pages/search/search', '#/']

const openAsMali = () =>
  openShop({
    at: '#/pages/mine/pc_mine',
    as: mali,
    answers: [
      answering(showBalance, balance({ balance: '8642.97' })),
      answering(getFavourites, { ...pageOf([hers]), ids: ['4711'] }),
      answering(getHistory, { list: [hers], next_cursor: null }),
      answering(listTransactions, { list: [], next_cursor: null, csv: null }),
      answering(listRecharges, { list: [], next_cursor: null, left_today: 5, next_at: null, channels: ['wallet'] }),
      answering(logout, null),
    ],
  })
type Open = Awaited<ReturnType<typeof openAsMali>>

/** Helper: Mali uses the shop and leaves data in every storage. */
const leaveTraces = async ({ mall }: Open) => {
  await waitFor(() => expect(rememberedText(mall)).toContain('8642.97'))
  favourites.become(['4711'])
  followed.become(['4711'])
  recentSearches.add('a hammock for two')
  recentlySeen.see(hers)
  recommendationPrefs.leaveOut('4711')
  rechargeDraft.keep(mali.email, { ...emptyDraft, remark: 'Her kettle' })
  onceKeys.keyFor('withdrawal', { to: 'Her kettle' })
  chosenPlace.set({ lat: 18.8, lng: 98.9, name: 'Her hill', address: 'Her hill' })
  mall.cart.add('4711', 9)
}

const rememberedText = (mall: Open['mall']) =>
  JSON.stringify([
    mall.queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
    mall.session.current(),
    mall.cart.current(),
    ...[favourites, followed, recentSearches, recentlySeen, recommendationPrefs, chosenPlace].map((each) => each.current()),
    { ...localStorage },
    { ...sessionStorage },
  ])

const isHers = (text: string) => [...marks, '4711'].filter((mark) => text.includes(mark))

test('logging out clears all personal data from the device, and the next customer sees none of it', async () => {
  const open = await openAsMali()
  const { mall, person, says } = open
  await leaveTraces(open)
  expect(isHers(rememberedText(mall))).toEqual(
    expect.arrayContaining(['Mali', '8642.97', 'a hammock for two', 'Her kettle', 'Her hill', '4711']),
  )

  await person.click(screen.getAllByRole('button', { name: 'Log out' })[0] as HTMLElement)
  await waitFor(() => expect(mall.session.current().token).toBeNull())
  expect(isHers(rememberedText(mall))).toEqual([])
  expect(
    Object.keys(localStorage).filter((name) => ![storageKeys.lang, storageKeys.cur, storageKeys.theme].includes(name as never)),
  ).toEqual(Object.keys(localStorage).filter((name) => ['dismissed', 'guest-cart'].includes(name)))

  // These requests get no answer, so everything on the page comes from storage.
  for (const call of [showBalance, getFavourites, getHistory, getNotices]) says(silent(call))
  says(answering(getUserInfo, kenji))
  act(() => mall.session.open('another token', kenji))
  for (const route of routes) {
    act(() => go(route))
    await screen.findByRole('main')
    await waitFor(() => expect(screen.getByRole('main')).not.toBeEmptyDOMElement())
    expect(isHers(document.body.textContent ?? ''), route).toEqual([])
  }
  expect(isHers(rememberedText(mall))).toEqual([])
})
