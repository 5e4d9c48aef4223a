const timing = /\(\d+\.\d s\)/

/** Keeps back what the first start of a server said as well, such as its addresses; all that is new is told. */
export function newLines(publish) {
  const known = new Set()
  let isFirst = true
  return {
    /** What a server says, in pieces as they come; `isStarting` until it answers. */
    hear(isStarting) {
      let rest = ''
      return (piece) => {
        const lines = (rest + piece).split('\n')
        rest = lines.pop()
        for (const line of lines) {
          const kind = line.replace(timing, '')
          if (isFirst) known.add(kind)
          if (isFirst || !isStarting() || !known.has(kind)) publish(line)
        }
      }
    },
    firstIsOver: () => {
      isFirst = false
    },
  }
}
