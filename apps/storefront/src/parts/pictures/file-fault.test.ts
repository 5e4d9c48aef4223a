import { uploadLimits } from '@plaza/contract'
import { expect, test } from 'vitest'
import { acceptedTypes, fileFault } from './file-fault.ts'

test('what the mall would not take is said before it is sent, and nothing else is', () => {
  expect(acceptedTypes.split(',')).toEqual(uploadLimits.types)
  expect(fileFault({ type: 'application/pdf', size: 100 })).toBe('notPicture')
  expect(fileFault({ type: 'image/png', size: uploadLimits.bytes + 1 })).toBe('tooLarge')
  expect(fileFault({ type: 'image/webp', size: uploadLimits.bytes })).toBeUndefined()
})
