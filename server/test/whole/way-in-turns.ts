import type { Act, Doer, Fields } from '../act.ts'
import { makeBrowser } from '../browser.ts'
import type { DemoMall } from '../demo-mall.ts'
import { sql } from 'kysely'
import type { RealPlatform } from '../real-platform.ts'
import { doerIn, type Turn } from './turns.ts'

const mallUrl = 'http://localhost:3000'
const rin = { sub: 'person-7', name: 'Rin Aoki', email: 'rin@clips.example', email_verified: true }

/** Test actions that sign in through another platform: as a new person, and as a person with an account. */
export const platformTurns = async (mall: DemoMall, platform: RealPlatform): Promise<Turn[]> => {
  let token = ''
  const arrived = async (doer: Doer) => {
    const browser = makeBrowser(mall.app, mallUrl)
    platform.person = rin
    const start = await browser.visit('/api/customer/login/Clipreel/start?return_to=%2Fpages%2Fcart%2Fmycart')
    const { location } = await browser.visit(await browser.throughPlatform(start.location))
    token = /data=([\w-]{43})$/.exec(location)?.[1] ?? ''
    doer.headers = { cookie: browser.cookies() }
  }
  const handIn = (): Fields => ({ platform: 'Clipreel', data: token })
  const { rows } = await sql<{ code: string }>`select invitation_code as code from accounts.customer where id = 1`.execute(mall.kernel.db)
  const newcomer = { register: '1', full_name: 'Rin of the Clips', agreement: '1', invitation_code: rows[0]?.code ?? '' }
  const acts: Act[] = [
    { name: 'getSocialLogin', prepare: arrived, ask: handIn },
    { name: 'bindSocialAccount', ask: () => ({ data: token, ...newcomer }) },
    { name: 'getSocialLogin', prepare: arrived, ask: handIn },
    { name: 'getUserInfo' },
  ]
  const doer = doerIn(mall, rin.email)
  return acts.map((act): Turn => [doer, act])
}

/** Test actions of a reader who requests the Thai translation of a review and of the shop's answer. */
export const readerTurns = async (mall: DemoMall): Promise<Turn[]> => {
  const { rows } = await sql<{ id: string }>`select id from reviews.review where text <> '' and reply is not null and lang <> 'th'
    and not hidden order by id limit 1`.execute(mall.kernel.db)
  const reader = doerIn(mall, '', { lang: 'th' })
  return [[reader, { name: 'translateComment', ask: () => ({ id: rows[0]?.id ?? '' }) }]]
}
