import { randomBytes } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { countMissingFiles } from '../../modules/foundation/media/index.ts'
import type { Environment } from '../../platform/environment.ts'
import type { AssertOutsideTransaction } from '../../platform/db/outside-transaction.ts'
import type { Kernel } from '../../platform/kernel.ts'
import { fault, messageOf, ok, type Diagnosis } from './diagnosis.ts'

const storageTimeoutMs = 20_000
/** A network disk that is gone would hang for ever. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('it did not answer in time')), storageTimeoutMs).unref()
    }),
  ])

/** Writes a file, reads it back and removes it. */
const probeStorage = async ({ storage }: Kernel): Promise<Diagnosis | null> => {
  const key = `doctor/${randomBytes(8).toString('hex')}.png`
  const body = randomBytes(64)
  try {
    await inTime(storage.put(key, body, 'image/png'))
    const stored = await inTime(storage.get(key))
    await inTime(storage.remove(key))
    return stored?.body.equals(body) ? null : fault('files', 'The file store returned other bytes than were written.')
  } catch (error) {
    return fault('files', `The file store cannot be used: ${messageOf(error)}`)
  }
}

const sampleSize = 20

export const checkStorage = async (kernel: Kernel): Promise<Diagnosis> => {
  const broken = await probeStorage(kernel)
  if (broken) return broken
  const { missing, of } = await countMissingFiles(kernel, sampleSize)
  return missing > 0
    ? fault(
        'files',
        `${missing} of the ${of} newest files are missing in the file store. Check STORAGE_URL and DATA_DIR, or restore the files.`,
      )
    : ok('files', 'The file store accepts and returns files.')
}

const mailTimeoutMs = 8000

/** Connects to the mail server and signs in. It sends nothing. Null without a mail server. */
export const checkMail = async ({ mail }: Environment, assertOutsideTransaction: AssertOutsideTransaction): Promise<Diagnosis | null> => {
  assertOutsideTransaction('the mail server')
  if (!mail.url) return null
  const address = new URL(mail.url)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) address.searchParams.set(name, String(mailTimeoutMs))
  const transport = createTransport(address.href)
  try {
    await transport.verify()
    return ok('mail', `The mail server ${address.hostname} accepts the sign-in.`)
  } catch (error) {
    return fault('mail', `The mail server ${address.hostname} cannot be used: ${messageOf(error)}`)
  } finally {
    transport.close()
  }
}
