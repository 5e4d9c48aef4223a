import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { cancelTransfer, cancelWithdrawal, sendRecharge, transferBalance, withdraw } from '@plaza/contract'
import type { Ask } from '../kit/ask.ts'
import { anyOf, type Book, centsOf, inDollars } from './book.ts'
import { type Person, password } from '../../server/test/money-people.ts'

type Around = { ask: Ask; book: Book; shops: readonly string[]; codeFor: (person: Person) => Promise<string>; stopped: () => boolean }

/** A shopper who moves random amounts of money. Each amount is used once, so that it identifies its movement. */
const shop = async (person: Person, { ask, book, shops, codeFor, stopped }: Around): Promise<void> => {
  const { id: who, token } = person
  let number = 0
  let codes = 0
  const amount = (from: number) => inDollars(from + (number += 1))

  const recharge = async () => {
    const certificate = person.proofs.pop()
    if (!certificate) return
    const transaction = randomBytes(32).toString('hex')
    const fields = { amount: amount(10_000), wallet: 'USDT-TRC20', 'certificate[]': certificate, transaction_id: transaction }
    const { code, data } = await ask(sendRecharge, token, fields)
    if (code !== 200) return
    book.begins(book.recharges, data.id, { who, cents: centsOf(data.expected_amount), end: null, version: 1 })
  }
  const takeOut = async () => {
    if (codes === 6) return
    codes += 1
    const fields = { amount: amount(1_000), wallet: 'USDT-TRC20', password, code: await codeFor(person) }
    const { code, data } = await ask(withdraw, token, fields)
    if (code === 200) book.begins(book.withdrawals, data.id, { who, cents: centsOf(data.amount), end: null, version: 1 })
  }
  const give = async () => {
    const to = (Math.random() < 0.3 && person.ownShop) || (anyOf(shops) ?? '')
    const { code, data } = await ask(transferBalance, token, { shop_id: to, amount: amount(100), password })
    if (code !== 200) return
    book.begins(book.transfers, data.id, { who, cents: centsOf(data.amount), end: null, version: 1, shop: to, own: data.own })
  }
  const mine = <T extends { who: string; end: string | null }>(records: Map<string, T>) =>
    anyOf([...records].filter(([, record]) => record.who === who && record.end === null))?.[0]
  const takeBack = async () => {
    const id = mine(book.transfers)
    if (id && (await ask(cancelTransfer, token, { id })).code === 200) book.ends(book.transfers.get(id), 'returned')
  }
  const changeMind = async () => {
    const id = mine(book.withdrawals)
    if (id && (await ask(cancelWithdrawal, token, { id })).code === 200) book.ends(book.withdrawals.get(id), 'cancelled')
  }
  const moves = [recharge, takeOut, takeOut, give, give, give, takeBack, changeMind]
  while (!stopped()) {
    await anyOf(moves)?.()
    await pause(Math.random() * 400)
  }
}

export const startShopping = (people: readonly Person[], around: Around): Promise<unknown> =>
  Promise.all(people.map((person) => shop(person, around)))
