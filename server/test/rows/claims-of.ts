import type { Claim } from './shape.ts'

type Known = { claim: Claim; pattern: RegExp; said: number }

const escaped = (piece: string) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds whose statement a text is: values and parts stand where the code leaves room for them. */
export const claimsFor = (claims: readonly Claim[]): ((text: string) => readonly Claim[]) => {
  const known: Known[] = claims.map((claim) => ({
    claim,
    pattern: new RegExp(`^${claim.pieces.map(escaped).join('[^]*?')}$`),
    said: claim.pieces.join('').length,
  }))
  const found = new Map<string, readonly Claim[]>()
  return (text) => {
    const before = found.get(text)
    if (before) return before
    const fitting = known.filter(({ pattern }) => pattern.test(text))
    // A statement with much room fits many texts; it is the one that says most of this one.
    const most = Math.max(0, ...fitting.map(({ said }) => said))
    const answer = fitting.filter(({ said }) => said === most).map(({ claim }) => claim)
    found.set(text, answer)
    return answer
  }
}
