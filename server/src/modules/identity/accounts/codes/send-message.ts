import { randomUUID } from 'node:crypto'
import { type Language, type Refused, refused } from '@plaza/values'
import { awaitOutbound, outboundCall, enqueueOutbound, type OutboundCalls } from '../../../../platform/external/outbound/index.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { seal, unseal } from '../../../../platform/auth/sealing.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { codeLifeMs, giveCode, withdrawCode, openCode, type CodeFor } from './codes.ts'
import { codeMessage } from '../emails/send-letters.ts'

const kind = 'code-message'
/** Longer than the timeout of the SMS gateway. */
const timeoutMs = 10_000

/** The code is encrypted, so that access to the database alone does not reveal it. */
type Message = Pick<CodeFor, 'purpose' | 'target' | 'customerId'> & { lang: Language; sealedCode: string; askedAt: string }
type Outcome = { taken: boolean }

const sealingKey = ({ keys }: Pick<Kernel, 'keys'>) => keys.for('code messages')

/** The message goes to the logged-in customer's phone number. The answer may therefore say at once whether the gateway accepted the message. */
export const askForMessage = async (
  kernel: Kernel,
  what: CodeFor & { lang: Language },
): Promise<Refused<'paused'> | Refused<'sms_failed'> | null> => {
  if (!kernel.sms.configured) return refused('sms_failed')
  const key = `message:${randomUUID()}`
  const sent = await transaction(kernel, async (tx) => {
    const requestedAt = kernel.now()
    const wait = await openCode(tx, what, requestedAt)
    if (wait) return wait
    const code = await giveCode(kernel, tx, what, requestedAt)
    if (code === null) throw new Error('a code that was just opened can be written')
    const sealedCode = seal(sealingKey(kernel), code, key).toString('base64')
    const { purpose, target, customerId = null, lang } = what
    const content: Message = { purpose, target, customerId, lang, sealedCode, askedAt: requestedAt.toISOString() }
    await enqueueOutbound(tx, { kind, key, content })
    return null
  })
  if (sent) return sent
  const come = await awaitOutbound<Outcome>(kernel, key, timeoutMs)
  return come?.outcome.taken ? null : refused('sms_failed')
}

/** If the gateway does not accept a message, its code request is withdrawn. */
export const codeOutbound = (kernel: Kernel): OutboundCalls => ({
  [kind]: outboundCall<Message, Outcome>({
    perform: async ({ target, lang, sealedCode, askedAt }, key) => {
      if (kernel.now().getTime() > new Date(askedAt).getTime() + codeLifeMs) return { taken: false }
      const code = unseal(sealingKey(kernel), Buffer.from(sealedCode, 'base64'), key)
      return { taken: await kernel.sms.send(key, target, await codeMessage(kernel, lang, code)) }
    },
    onOutcome: async (tx, { taken }, { purpose, target, customerId = null, askedAt }) => {
      if (!taken) await withdrawCode(tx, { purpose, target, customerId }, new Date(askedAt))
    },
  }),
})
