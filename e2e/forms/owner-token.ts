import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { read, staffToken } from '../account.ts'
import { mallUrl } from '../mall.ts'

const tokenFile = join(tmpdir(), `plaza-forms-${new URL(mallUrl).port || 'mall'}`)

/** Session of the mall's owner, stored for workers that start later. A code of the authenticator works only once in half a minute. */
export const ownerToken = async (api: APIRequestContext): Promise<string> => {
  const before = await readFile(tokenFile, 'utf8').catch(() => '')
  if (before !== '' && (await read(api, '/operator/me', before)).code === 200) return before
  const token = await staffToken(api, 'operator_owner')
  await writeFile(tokenFile, token, { mode: 0o600 })
  return token
}
