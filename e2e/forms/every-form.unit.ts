import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { forms, stories } from './forms.ts'
import { notFilled } from './not-filled.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = ['apps/operator/src', 'apps/seller/src', 'packages/console/src']
/** Matches source code that contains a form, or a page or sheet component with a form. */
const isForm = /<(form|FormPage|EditPage|WrittenSheet|CouponForm|ReasonSheet)\b|\buseForm(<|\()/

const formFiles = folders.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file) && isForm.test(readFileSync(root + file, 'utf8'))),
)
const filled = new Set([...forms.flatMap(({ files }) => files), ...Object.values(stories).flat()])

describe('forms of the staff and seller consoles', () => {
  it('every form is covered by a row or a test in e2e/forms, or excused in not-filled.ts', () =>
    expect(formFiles.filter((file) => !filled.has(file) && notFilled[file] === undefined)).toEqual([]))
  it('no covered form is excused', () => expect(Object.keys(notFilled).filter((file) => filled.has(file))).toEqual([]))
  it('no row or excuse names a file without a form', () =>
    expect(Object.keys(notFilled).filter((file) => !formFiles.includes(file))).toEqual([]))
  it('every covered file exists', () => expect([...filled].filter((file) => !readFileSync(root + file, 'utf8'))).toEqual([]))
  it('every listed test file exists', () =>
    expect(Object.keys(stories).filter((file) => !readFileSync(`${root}e2e/forms/${file}`, 'utf8'))).toEqual([]))
})
