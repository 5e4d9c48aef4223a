import { hash } from 'node:crypto'
import { getCaptcha } from '@plaza/contract'
import type { DemoMall } from './demo-mall.ts'

export const solveCaptcha = async (mall: Pick<DemoMall, 'ask'>): Promise<string> => {
  const { algorithm, challenge, maxnumber, salt, signature } = (await mall.ask(getCaptcha)).data
  for (let number = 0; number <= maxnumber; number += 1) {
    // Pauses regularly, because the mall under test runs in this process too and must not seem overloaded.
    if (number % 1000 === 999) await new Promise((resolve) => setImmediate(resolve))
    if (hash('sha256', `${salt}${number}`) !== challenge) continue
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
  }
  throw new Error('the challenge has no answer')
}
