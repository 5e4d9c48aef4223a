import { getOverview } from '@plaza/contract'
import { expect, test } from 'vitest'
import { transaction } from '../src/platform/db/transaction.ts'
import { insertOperator } from '../src/modules/identity/staff/operators/operator-rows.ts'
import { linesForOwner } from '../src/print-startup.ts'
import { openDemoMall, openOwnersMall, type DemoMall } from './demo-mall.ts'
import { staffAs } from './recharging.ts'
import { testEnvironment } from './test-environment.ts'

const owners = (more: Record<string, string> = {}) => testEnvironment('/tmp', { DEMO: '0', ...more })

test('a real mall warns at startup of missing mail, its unsaved secret, a missing backup, the embedded database and missing staff', () => {
  const lines = linesForOwner(owners(), { isStaffed: false, embedded: '18.4', hasBackup: false })
  expect(lines).toHaveLength(5)
  expect(lines[0]).toContain('MAIL_URL')
  expect(lines[1]).toContain('/tmp/secret.key')
  expect(lines[2]).toContain('plaza backup')
  expect(lines[3]).toMatch(/embedded PostgreSQL 18\.4,.*DATABASE_URL/)
  expect(lines[4]).toContain('plaza operator invite')
  expect(lines.join()).not.toContain('token')
})

const bucket = { STORAGE_URL: 's3://files', S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }

test('a mall with mail server, own database, bucket and staff gets no warning, and neither does a demo mall', () => {
  const opened = { isStaffed: true, embedded: null, hasBackup: false }
  expect(linesForOwner(owners({ MAIL_URL: 'smtp://mail.example', ...bucket }), opened)).toEqual([])
  expect(linesForOwner(owners({ MAIL_URL: 'smtp://mail.example' }), opened)).toEqual([expect.stringContaining('STORAGE_URL')])
  expect(linesForOwner(testEnvironment('/tmp'), { isStaffed: true, embedded: '18.4', hasBackup: true })).toEqual([])
})

const sendsMail = async (mall: DemoMall) => {
  await transaction(mall.kernel, (tx) =>
    insertOperator(tx, { fullName: 'Olivia Brandt', email: 'olivia@mall.example', passwordHash: 'none', role: 'owner', demo: false }),
  )
  const { code, data } = await mall.ask(getOverview, {}, await staffAs(mall.kernel, 'owner'))
  await mall.end()
  expect(code).toBe(200)
  return data.sends_mail
}

test('the staff overview shows whether emails are sent; a demo mall shows them', async () => {
  expect(await sendsMail(await openOwnersMall())).toBe(false)
  expect(await sendsMail(await openOwnersMall({ MAIL_URL: 'smtp://127.0.0.1:9' }))).toBe(true)
  expect(await sendsMail(await openDemoMall())).toBe(true)
})
