import { query } from '../../../platform/db/rows.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { keyOf } from './save-picture.ts'

type Row = { name: string; isPrivate: boolean }

/** A public upload is named by its path, such as `1f0c…/640.webp`; a private one by its key. */
const keyOfUpload = ({ name, isPrivate }: Row): string => {
  const [picture = '', file = ''] = [name.split('/', 1)[0], name.split('/').at(-1)]
  return isPrivate ? name : keyOf(picture, file.replace(/\.webp$/, ''))
}

/** Looks in the file store for the newest files that the database names. They are missing if the store is another one, or was not restored. */
export const countMissingFiles = async ({ db, storage }: Kernel, limit: number): Promise<{ missing: number; of: number }> => {
  const rows = await query<Row>(db)`select name, private as "isPrivate" from media.upload
    where used_at is not null order by id desc limit ${limit}`
  const found = await Promise.all(rows.map((row) => storage.get(keyOfUpload(row))))
  return { missing: found.filter((each) => each === null).length, of: rows.length }
}
