import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { read, staffToken } from '../account.ts'
import { mallUrl } from '../mall.ts'

const kept = join(tmpdir(), `plaza-forms-${new URL(mallUrl).port || 'mall'}`)

/** The owner's session, kept for the workers that begin later: a code of the authenticator serves once in half a minute. */
export const ownerToken = async (api: APIRequestContext): Promise<string> => {
  const before = await readFile(kept, 'utf8').catch(() => '')
  if (before !== '' && (await read(api, '/operator/me', before)).code === 200) return before
  const token = await staffToken(api, 'operator_owner')
  await writeFile(kept, token, { mode: 0o600 })
  return token
}
