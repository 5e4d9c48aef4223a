import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { forms, stories } from './forms.ts'
import { notFilled } from './not-filled.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = ['apps/operator/src', 'apps/seller/src', 'packages/console/src']
/** A form, or a page or sheet that is one. */
const isForm = /<(form|FormPage|EditPage|WrittenSheet|CouponForm|ReasonSheet)\b|\buseForm(<|\()/

const formFiles = folders.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file) && isForm.test(readFileSync(root + file, 'utf8'))),
)
const filled = new Set([...forms.flatMap(({ files }) => files), ...Object.values(stories).flat()])

describe('every form of the staff and of the shops', () => {
  it('is filled by a row or a story of e2e/forms, or says in not-filled.ts why it is not', () =>
    expect(formFiles.filter((file) => !filled.has(file) && notFilled[file] === undefined)).toEqual([]))
  it('is not excused where a row fills it', () => expect(Object.keys(notFilled).filter((file) => filled.has(file))).toEqual([]))
  it('is there: no row and no excuse names a file that holds no form', () =>
    expect(Object.keys(notFilled).filter((file) => !formFiles.includes(file))).toEqual([]))
  it('stands in a file', () => expect([...filled].filter((file) => !readFileSync(root + file, 'utf8'))).toEqual([]))
  it('is told by a file that is there', () =>
    expect(Object.keys(stories).filter((file) => !readFileSync(`${root}e2e/forms/${file}`, 'utf8'))).toEqual([]))
})
