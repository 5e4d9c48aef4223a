import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { attacks, type Besieged } from './attacks.ts'

/** Runs one attack until this process is killed. Its priority is low, so that the mall gets the CPU cores. */
process.on('message', ({ name, besieged }: { name: string; besieged: Besieged }) => {
  setPriority(10)
  const attack = attacks[name]
  if (!attack) throw new Error(`nobody knows how to do this: ${name}`)
  const again = async () => {
    for (;;) {
      await attack.once(besieged)
      if (attack.minAgeMs) await pause(attack.minAgeMs)
    }
  }
  for (let at = 0; at < attack.many; at += 1) void again()
  process.send?.('begun')
})
