const kept = 'invitation'

/** The code of whoever invited, for as long as this window is open: registering may lead through other pages, and through another platform. */
export const invitation = {
  read(): string {
    try {
      return sessionStorage.getItem(kept) ?? ''
    } catch {
      return ''
    }
  },
  keep(code: string): void {
    try {
      sessionStorage.setItem(kept, code.slice(0, 20))
    } catch {
      // Nothing is kept here: the code can still be typed.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(kept)
    } catch {
      // Nothing was kept.
    }
  },
}
