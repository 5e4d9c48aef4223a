const kept = 'invitation'

type Invited = { code: string; productId: string | null }
const nobody: Invited = { code: '', productId: null }

/** Who invited, and by which product, for as long as this window is open: registering may lead through other pages, and through another platform. */
export const invitation = {
  read(): Invited {
    try {
      const [code = '', productId = ''] = (window.sessionStorage.getItem(kept) ?? '').split(' ')
      return { code, productId: productId || null }
    } catch {
      return nobody
    }
  },
  keep(code: string, productId?: string): void {
    try {
      window.sessionStorage.setItem(kept, [code.slice(0, 20), ...(productId ? [productId] : [])].join(' '))
    } catch {
      // Without storage the code is not saved. The user can still type it.
    }
  },
  forget(): void {
    try {
      window.sessionStorage.removeItem(kept)
    } catch {
      // Nothing was kept.
    }
  },
}
