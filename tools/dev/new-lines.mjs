const timing = /\(\d+\.\d s\)/

/** Hides lines that the first server also printed at its start, such as its URLs. All other lines are printed. */
export function newLines(publish) {
  const known = new Set()
  let isFirst = true
  return {
    /** Receives a server's output in pieces. `isStarting` is true until the server answers. */
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
