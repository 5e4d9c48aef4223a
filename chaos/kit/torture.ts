import { setTimeout as pause } from 'node:timers/promises'
import { freePort, temporaryFolder } from '../../bench/kit/mall-process.ts'
import { openCardGateway } from '../../server/test/card-gateway.ts'
import { judge, type Findings } from './model.ts'
import type { Plant } from './plants.ts'
import { buildVictim, makeVictim, type Victim, type KillScope } from './victim.ts'
import { startWriters } from './writers.ts'

export type Torture = {
  kills: number
  scopes: readonly KillScope[]
  plant?: Plant | null
  writers?: number
  publish?: (line: string) => void
}

const writesBetween = 40

const takesServer = (scope: KillScope) => scope.startsWith('the server')

const until = async (what: () => boolean, withinMs: number, else_: () => string) => {
  for (const deadline = Date.now() + withinMs; !what(); await pause(10)) if (Date.now() > deadline) throw new Error(else_())
}

/** Kills repeatedly during writes, and then checks all invariants. */
export const torture = async ({ kills, scopes, plant = null, writers = 8, publish = () => {} }: Torture): Promise<Findings> => {
  await buildVictim()
  const folder = await temporaryFolder('chaos')
  // A payment gateway that answers slowly. In a tenth of the calls it closes the connection after executing the request.
  const gateway = await openCardGateway(() => ({ afterMs: Math.random() * 60, dies: Math.random() < 0.1 }))
  const victim = makeVictim({ dataDir: folder.path, port: await freePort(), gatewayUrl: gateway.url, plant })
  try {
    await victim.start()
    const people = startWriters(victim.url, writers)
    for (let at = 0; at < kills; at += 1) {
      const scope = scopes[at % scopes.length] ?? 'the server alone'
      await writeOn(people.answered, victim)
      await pause(Math.random() * 60)
      await victim.kill(scope)
      if (takesServer(scope)) await victim.start()
      publish(`${at + 1} of ${kills}: killed ${scope}, ${people.answered()} writes acknowledged`)
    }
    await writeOn(people.answered, victim)
    await people.stop()
    return await judge({ url: victim.url, databaseUrl: victim.databaseUrl(), requests: people.asked, sessions: gateway.sessions })
  } finally {
    await victim.kill('the server and its PostgreSQL').catch(() => {})
    await gateway.close()
    await folder.remove()
  }
}

const writeOn = (answered: () => number, victim: Victim) => {
  const enough = answered() + writesBetween
  return until(
    () => answered() >= enough,
    40_000,
    () => `no more writes are acknowledged:\n${victim.said().slice(-2000)}`,
  )
}

export const sayFindings = (name: string, { acknowledged, deeds, effects, payments, retried, faults }: Findings): string[] => [
  `${name}: ${acknowledged} writes acknowledged, ${deeds} there, ${effects} effects, ${payments} payments, ${retried} requested more than once`,
  ...faults.map((fault) => `  FAULT: ${fault}`),
]
