import { randomBytes } from 'node:crypto'
import { cast, type CastRegular } from '@plaza/cast'
import { dayMs } from '@plaza/values'
import type { Tx } from '../../platform/db/database.ts'
import { chooseEmailKinds } from '../../modules/identity/accounts/emails/index.ts'
import { regularsMail } from '../../platform/external/mail/invented-mail.ts'
import { customerByEmail, insertCustomer } from '../../modules/identity/accounts/people/index.ts'
import { addressForm } from '../../modules/identity/addresses/places/index.ts'
import { insertAddress, makeDefault, planAddress } from '../../modules/identity/addresses/index.ts'
import { fillRecharge } from '../../modules/payments/wallet/recharge/index.ts'

const sums = ['2000.00', '2500.00', '3000.00'] as const

/** Writes the buyers of the invented past with their addresses and balances. No person has their password, so they cannot log in. */
export const fillRegulars = async (tx: Tx, passwordHash: string, within: Within): Promise<string[]> => {
  const ids: string[] = []
  for (const [at, person] of cast.regulars.entries()) ids.push(await fillRegular(tx, person, { at, passwordHash, ...within }))
  return ids
}

type Within = { since: Date; until: Date }

/** ID of the user who referred this buyer, or null. */
const inviterOf = async (tx: Tx, { friend }: CastRegular): Promise<string | null> => {
  const email = cast.people.find(({ key }) => key === friend?.of)?.email
  return email === undefined ? null : ((await customerByEmail(tx, email))?.id ?? null)
}

const fillRegular = async (
  tx: Tx,
  person: CastRegular,
  { at, passwordHash, since, until }: Within & { at: number; passwordHash: string },
) => {
  const { full_name: fullName, phone, lang, country, province, city, street, postcode } = person
  const email = `regular-${at + 1}${regularsMail}`
  const madeAt = person.friend
    ? new Date(until.getTime() - person.friend.cameDaysAgo * dayMs)
    : new Date(since.getTime() - (10 + at) * dayMs)
  const customer = {
    fullName,
    email,
    phone,
    lang,
    currency: 'USD',
    passwordHash,
    demo: true,
    verifiedAt: madeAt,
    madeAt,
    invitedBy: await inviterOf(tx, person),
  }
  const id = await insertCustomer(tx, { ...customer, invitationCode: randomBytes(4).toString('hex').toUpperCase() })
  // These buyers are invented, so they get no emails.
  await chooseEmailKinds(tx, id, [])
  const plan = planAddress(
    { fullName, phone, email, country, state: province, city, street, postcode, location: null },
    addressForm(country),
  )
  if ('wrong' in plan) throw new Error(`nobody can live where ${fullName} does: ${JSON.stringify(plan.wrong.fields)}`)
  await makeDefault(tx, id, await insertAddress(tx, { ...plan.done, customerId: id, madeAt, demo: true }))
  const wallet = cast.wallets.find(({ code }) => code === 'USDT-TRC20')
  if (!wallet) throw new Error('the cast has no wallet of USDT')
  const amount = sums[at % sums.length] ?? sums[0]
  await fillRecharge(tx, { customerId: id, wallet, amount, transactionId: randomBytes(32).toString('hex'), madeAt, ends: 'completed' })
  return id
}
