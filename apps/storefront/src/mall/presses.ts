type Open = { has: boolean; taken: number; pressed: number; answered: number; failed: boolean }

/** Presses of switches that the mall has not answered yet: what it has in the end is what it took last. */
export const createPresses = () => {
  const open = new Map<string, Open>()
  return {
    /** One more press of a switch. It answers a function that takes what the mall has now, or null for a failure, and says what to mend, if anything. */
    press(id: string, had: boolean) {
      const before = open.get(id) ?? { has: had, taken: 0, pressed: 0, answered: 0, failed: false }
      const own = before.pressed + 1
      open.set(id, { ...before, pressed: own })
      return (has: boolean | null): boolean | null => {
        const now = open.get(id)
        if (!now) return null
        const isNewest = has !== null && own > now.taken
        const next = { ...now, answered: now.answered + 1, failed: now.failed || has === null, ...(isNewest && { has, taken: own }) }
        open.set(id, next)
        if (next.answered < next.pressed) return null
        open.delete(id)
        return next.failed ? next.has : null
      }
    },
  }
}
