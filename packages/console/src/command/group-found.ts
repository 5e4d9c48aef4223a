import type { Found, FoundGroup } from './CommandBar.tsx'

type Result<Kind> = { kind: Kind; exact: boolean }

/** Results of a search by kind, and the pages whose name fits: kinds with an exact match first, then the pages, then the other kinds. */
export const groupFound = <Kind extends string, R extends Result<Kind>>(
  results: readonly R[],
  { names, toFound, pages }: { names: Readonly<Record<Kind, string>>; toFound: (result: R) => Found; pages: FoundGroup },
): FoundGroup[] => {
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  const ofKind = (kind: Kind) => results.filter((each) => each.kind === kind)
  const group = (kind: Kind): FoundGroup => ({ name: names[kind], found: ofKind(kind).map(toFound) })
  const isExact = (kind: Kind) => ofKind(kind).some(({ exact }) => exact)
  return [
    ...kinds.filter(isExact).map(group),
    ...(pages.found.length > 0 ? [pages] : []),
    ...kinds.filter((kind) => !isExact(kind)).map(group),
  ]
}
