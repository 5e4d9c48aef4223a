export type ToastKind = 'done' | 'info' | 'error'
/** A button in a message, such as Undo. */
export type ToastAction = { label: string; onPress: () => void }
export type Toast = { id: number; kind: ToastKind; text: string; action?: ToastAction }

const durationMs = { done: 2000, info: 2000, error: 3000 } as const satisfies Record<ToastKind, number>
/** A message with a button stays until the user could read and press it. */
const actionMs = 10_000

/** Shows one message at a time; the newest message replaces the previous one. A pointer or focus on the message pauses its timer. */
export const createToasts = () => {
  let current: Toast | undefined
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let remainingMs = 0
  let startedAt = 0
  const listeners = new Set<() => void>()

  const set = (toast: Toast | undefined) => {
    current = toast
    for (const listener of listeners) listener()
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const run = () => {
    startedAt = Date.now()
    timer = setTimeout(() => {
      timer = undefined
      set(undefined)
    }, remainingMs)
  }

  return {
    show(text: string, kind: ToastKind = 'done', action?: ToastAction) {
      stop()
      lastId += 1
      remainingMs = action ? actionMs : durationMs[kind]
      set({ id: lastId, kind, text, ...(action && { action }) })
      run()
    },
    hold() {
      if (timer === undefined) return
      stop()
      remainingMs = Math.max(0, remainingMs - (Date.now() - startedAt))
    },
    release() {
      if (current && timer === undefined) run()
    },
    dismiss() {
      stop()
      set(undefined)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => current,
  }
}

export type Toasts = ReturnType<typeof createToasts>

export const toasts = createToasts()
