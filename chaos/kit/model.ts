import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPaymentFaults, waitForOutbound, type Sessions, type PaymentFault } from './payment-model.ts'
import { send, writerOf, type WriterRequest } from './writers.ts'

export type Findings = {
  acknowledged: number
  deeds: number
  facts: number
  effects: number
  payments: number
  retried: number
  faults: string[]
}

const waitForJobsMs = 25_000

/** Waits for every effect. An event that is still unhandled at the deadline counts as lost. */
const waitForEffects = async (client: pg.Client): Promise<number> => {
  for (const deadline = Date.now() + waitForJobsMs; ; await pause(250)) {
    const found = await client.query<{ missing: number }>(
      'select count(*)::int as missing from chaos.deed where not exists (select from chaos.effect where deed_id = deed.id)',
    )
    const missing = found.rows[0]?.missing ?? 0
    if (missing === 0 || Date.now() > deadline) return missing
  }
}

const count = (faults: PaymentFault[]) => faults.flatMap(({ fault, many }) => (many > 0 ? [`${many} ${fault}`] : []))

const answerTo = async (url: string, one: WriterRequest): Promise<string | null> => {
  // Retries if there is no answer, because a busy machine answers late. Only the content of the answer counts.
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(url, one)
    if (answer !== null || attempt >= maxAttempts) return answer
    await pause(500)
  }
}
const maxAttempts = 20

/** Repeats each answered request with its idempotency key. The new answer must equal the first answer, byte for byte. */
const askAgain = async (url: string, requests: readonly WriterRequest[]): Promise<number> => {
  let different = 0
  const left = requests.filter((one) => one.answer !== null)
  const work = async () => {
    for (let one = left.pop(); one; one = left.pop()) if ((await answerTo(url, one)) !== one.answer) different += 1
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return different
}

/** Checks all invariants after the run. */
export const judge = async ({
  url,
  databaseUrl,
  requests,
  sessions,
}: {
  url: string
  databaseUrl: string
  requests: readonly WriterRequest[]
  sessions: Sessions
}): Promise<Findings> => {
  const differentAnswers = await askAgain(url, requests)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const unheard = await waitForEffects(client)
    await waitForOutbound(client)
    const { payments, faults } = await findPaymentFaults(client, requests, sessions)
    const deeds = (
      await client.query<{ id: string; writer: string; number: number; effects: number }>(
        'select id, writer, number, (select count(*)::int from chaos.effect where deed_id = deed.id) as effects from chaos.deed',
      )
    ).rows
    const facts = (
      await client.query<{ many: number; stray: number }>(`select
      (select count(*)::int from platform.event where name = 'chaos.deed') as many,
      (select count(*)::int from chaos.effect where not exists (select from chaos.deed where id = effect.deed_id)) as stray`)
    ).rows[0]

    const times = new Map<string, number>()
    for (const { writer, number } of deeds) times.set(`${writer} ${number}`, (times.get(`${writer} ${number}`) ?? 0) + 1)
    const timesOf = (one: WriterRequest) => times.get(`${writerOf(one)} ${one.number}`) ?? 0
    const ofDeeds = requests.filter((one) => one.call === 'do_deed')
    const answered = ofDeeds.filter((one) => one.answer !== null)
    const knownIds = new Set(deeds.map(({ id }) => id))
    const promised = answered.filter((one) => !knownIds.has((JSON.parse(one.answer ?? '') as { data: { id: string } }).data.id))
    return {
      acknowledged: requests.filter((one) => one.answer !== null).length,
      payments,
      deeds: deeds.length,
      facts: facts?.many ?? 0,
      effects: deeds.reduce((sum, { effects }) => sum + effects, 0),
      retried: requests.filter(({ attempts }) => attempts > 1).length,
      faults: count([
        ...faults,
        { fault: 'writes were acknowledged and are not there', many: answered.filter((one) => timesOf(one) === 0).length },
        { fault: 'writes were acknowledged under an id that is not there', many: promised.length },
        { fault: 'writes are there more than once', many: ofDeeds.filter((one) => timesOf(one) > 1).length },
        { fault: 'writes have no effect', many: unheard },
        { fault: 'writes have more than one effect', many: deeds.filter(({ effects }) => effects > 1).length },
        { fault: 'effects belong to no write', many: facts?.stray ?? 0 },
        { fault: 'writes and events differ in number', many: Math.abs(deeds.length - (facts?.many ?? 0)) },
        { fault: 'repeated keys got a different answer', many: differentAnswers },
      ]),
    }
  } finally {
    await client.end()
  }
}
