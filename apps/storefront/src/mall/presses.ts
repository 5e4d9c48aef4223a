type Open = { has: boolean; taken: number; pressed: number; answered: number; failed: boolean }

/** Unanswered presses of toggle buttons. The final state is that of the last press that the server accepted. */
export const createPresses = () => {
  const open = new Map<string, Open>()
  return {
    /**
     * Registers a press. The returned function takes the server's new state, or null for a failure. After the last answer it returns the state to
     * show if a press failed, otherwise null.
     */
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
