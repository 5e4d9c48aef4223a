import '@testing-library/jest-dom/vitest'
import { toasts } from '@plaza/design'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { settingsOpen } from '../src/shell/settings-open.ts'
import { takeFaults } from './open-shop.tsx'

// What was not found is told with the roles and names that are there; the whole page beside them says less.
process.env['DEBUG_PRINT_LIMIT'] ??= '0'

/** A busy machine is slow, and not wrong. */
configure({ asyncUtilTimeout: 10_000 })

/** Each test finds a browser that has never been here. */
afterEach(() => {
  cleanup()
  toasts.dismiss()
  settingsOpen.set(false)
  localStorage.clear()
  sessionStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  const faults = takeFaults()
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
