/** What a picture may weigh where many are seen together, or one is waited for. */
const most: Readonly<Record<number, number>> = { 384: 14_000, 640: 40_000 }
/** Spokes, strings and fur are all edge, and edges made coarse fall into rings around the shadow: these may weigh more, and are few. */
const mostOfSpokes: Readonly<Record<number, number>> = { 384: 28_000, 640: 60_000 }
const spoked = ['bicycle', 'tennis', 'abacus', 'teddy', 'plush_rabbit', 'plush_penguin', 'plush_octopus', 'plush_dinosaur', 'plush_whale']

export const mostBytesOf = (name: string, width: number): number =>
  (spoked.includes(name.split('/')[0] ?? '') ? mostOfSpokes : most)[width] ?? Number.POSITIVE_INFINITY
