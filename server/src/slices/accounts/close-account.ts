import { storefrontLinks, type cancelClosing as cancelShape, type closeAccount as closeShape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../kernel/audit/audit.ts'
import type { UseCase } from '../../kernel/http/serve.ts'
import { transact } from '../../kernel/transact.ts'
import { notify } from '../notices/index.ts'
import { cancelClosingRow, markClosing } from './closing-rows.ts'
import { customerById, holdCustomer } from './customer-rows.ts'
import { sendLetter } from './letters/index.ts'
import { ownSession } from './own-session.ts'
import { passwordMatches } from './passwords.ts'
import type { PersonSources } from './person-sources.ts'
import { userInfo } from './show-user.ts'
import { enterProofGate } from './sign-in-gate.ts'

const restMs = 14 * 24 * 60 * 60_000

/** Asks for the end; it comes after 14 days, in which its owner can change their mind. Asking again changes nothing. */
export const closeAccount =
  (sources: PersonSources): UseCase<typeof closeShape> =>
  async (ask) => {
    const { kernel } = ask
    const { personId } = ownSession(ask)
    if (await sources.keepsShop?.(kernel.db, personId)) return refused('shop_open', { reason: 'shop_open' })
    const gate = await enterProofGate({ kernel, who: personId })
    if ('refused' in gate) return gate
    const { passwordHash } = await customerById(kernel.db, personId)
    if (!(await passwordMatches(kernel, passwordHash, ask.input.password))) return refused('wrong_password')
    await gate.passed()
    await transact(kernel, async (tx) => {
      const held = await holdCustomer(tx, personId)
      const closingAt = new Date(kernel.now().getTime() + restMs)
      if (!(await markClosing(tx, personId, closingAt))) return
      await writeAudit(tx, { actor: `customer:${personId}`, action: 'accounts.closing_asked', subject: `customer:${personId}` })
      const day = closingAt.toISOString()
      const link = storefrontLinks.settings('profile')
      await notify(tx, personId, { template: 'account_closing', values: { day: { day } }, link, now: kernel.now() })
      await sendLetter(kernel, tx, held, 'closing_asked', { date: closingAt.toISOString().slice(0, 10) })
    })
    return done(await userInfo(kernel, sources, personId))
  }

export const cancelClosing =
  (sources: PersonSources): UseCase<typeof cancelShape> =>
  async (ask) => {
    const { kernel } = ask
    const { personId } = ownSession(ask)
    await transact(kernel, async (tx) => {
      const held = await holdCustomer(tx, personId)
      if (!(await cancelClosingRow(tx, personId))) return
      await writeAudit(tx, { actor: `customer:${personId}`, action: 'accounts.closing_cancelled', subject: `customer:${personId}` })
      await sendLetter(kernel, tx, held, 'closing_cancelled')
    })
    return done(await userInfo(kernel, sources, personId))
  }
