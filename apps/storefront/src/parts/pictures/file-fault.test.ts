import { uploadLimits } from '@plaza/contract'
import { expect, test } from 'vitest'
import { acceptedTypes, fileFault } from './file-fault.ts'

test('reports files the mall would refuse before upload, and accepts all others', () => {
  expect(acceptedTypes.split(',')).toEqual(uploadLimits.types)
  expect(fileFault({ type: 'application/pdf', size: 100 })).toBe('notPicture')
  expect(fileFault({ type: 'image/png', size: uploadLimits.bytes + 1 })).toBe('tooLarge')
  expect(fileFault({ type: 'image/webp', size: uploadLimits.bytes })).toBeUndefined()
})
