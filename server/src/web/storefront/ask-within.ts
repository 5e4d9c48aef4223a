import type { CallShape } from '@plaza/contract'
import { isRefused, type Language } from '@plaza/values'
import { runAtOnce, type CallContext, type Route } from '../../platform/http/serve.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Kernel } from '../../platform/kernel.ts'

export type BootCall = { name: string; input: Record<string, string> }
export type BootAnswer = BootCall & { data: unknown }
export type Within = { kernel: Kernel; routes: readonly Route[] }

/** Runs a call inside the process, as a visitor; null if it is refused. */
export const askWithin = async (
  { kernel, routes }: Within,
  call: BootCall,
  lang: Language,
): Promise<{ answer: BootAnswer; tags: readonly string[]; trueUntil: number } | null> => {
  const route = routes.find((each) => each.name === call.name)
  const checked = route && validate(route.call, call.input)
  if (!route || !checked || 'code' in checked)
    throw new Error(`the storefront's first page asks for ${call.name}, which cannot be answered`)
  const ask: CallContext<CallShape> = {
    kernel,
    input: checked.input,
    lang,
    session: null,
    token: null,
    file: null,
    address: '',
    device: '',
    cookies: '',
    setCookie: () => {},
  }
  const outcome = await runAtOnce(route, ask)
  if (isRefused(outcome)) return null
  return {
    answer: { ...call, data: outcome.done },
    tags: route.keep?.tags(ask.input, outcome.done) ?? [],
    trueUntil: outcome.trueUntil ?? Number.POSITIVE_INFINITY,
  }
}
