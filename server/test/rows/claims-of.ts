import type { Claim } from './shape.ts'

type Known = { claim: Claim; pattern: RegExp; said: number }

const escaped = (piece: string) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds the SQL statements in the code that match a query text. Values and fragments may fill the gaps between the fixed pieces. */
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
    // A statement with many gaps matches many texts, so the match with the longest fixed text wins.
    const most = Math.max(0, ...fitting.map(({ said }) => said))
    const answer = fitting.filter(({ said }) => said === most).map(({ claim }) => claim)
    found.set(text, answer)
    return answer
  }
}
