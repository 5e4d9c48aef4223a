import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { gatherPeople } from './personal-data.ts'

const never = async () => false

test('personal data of several modules is merged, each field under its name', () => {
  const people = gatherPeople([
    { shows: { balance: () => sql`select 1` }, unsettled: never },
    { ownData: { orders: async () => [], addresses: async () => [] }, keepsOpen: { shop_open: never }, unsettled: never },
  ])
  expect([...people.shows.keys()]).toEqual(['balance'])
  expect([...people.ownData.keys()]).toEqual(['addresses', 'orders'])
  expect([...people.keepsOpen.keys()]).toEqual(['shop_open'])
  expect(people.unsettled).toHaveLength(2)
})

test('startup fails if two modules define the same personal data field', () => {
  const saysBalance = { shows: { balance: () => sql`select 1` } }
  expect(() => gatherPeople([saysBalance, saysBalance])).toThrow('two slices add the field balance to a person')
})
