const storageKey = 'invitation'

type Invited = { code: string; productId: string | null }
const nobody: Invited = { code: '', productId: null }

/**
 * The inviter's code and the linked product, stored while this window is open. Before registering, the visitor may open other pages, even another
 * platform.
 */
export const invitation = {
  read(): Invited {
    try {
      const [code = '', productId = ''] = (window.sessionStorage.getItem(storageKey) ?? '').split(' ')
      return { code, productId: productId || null }
    } catch {
      return nobody
    }
  },
  keep(code: string, productId?: string): void {
    try {
      window.sessionStorage.setItem(storageKey, [code.slice(0, 20), ...(productId ? [productId] : [])].join(' '))
    } catch {
      // Without storage the code is not saved. The user can still type it.
    }
  },
  forget(): void {
    try {
      window.sessionStorage.removeItem(storageKey)
    } catch {
      // Without storage there is nothing to remove.
    }
  },
}
