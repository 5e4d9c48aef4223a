import { inOrder } from './modules/approvals/queue/sources/index.ts'
import { type Environment, platformSecretNames, readEnvironment, type Variables } from './platform/environment.ts'
import { withSecretFiles } from './platform/external/secret-files.ts'
import type { HttpPlugin } from './platform/http/plugin.ts'
import type { Route } from './platform/http/serve.ts'
import { platformGauges } from './platform/observability/platform-gauges.ts'
import type { Kernel } from './platform/kernel.ts'
import type { Contributions, Module } from './module.ts'
import { modules } from './modules.ts'
import { pages } from './web/pages.ts'

/** The contributions of all modules, merged. */
export const contributions: Contributions = {
  cases: inOrder(modules.flatMap(({ cases = [] }) => cases)),
  edits: modules.flatMap(({ edits = [] }) => edits),
  checks: modules.flatMap(({ checks = [] }) => checks),
}

export const routesOf = ({ routes = [] }: Module): readonly Route[] => (typeof routes === 'function' ? routes(contributions) : routes)

export const routes: readonly Route[] = modules.flatMap(routesOf)
export const eventHandlers = modules.flatMap(({ eventHandlers: handlers = [] }) => handlers)
export const people = modules.flatMap(({ person }) => person ?? [])
export const plugins: readonly HttpPlugin[] = [...modules, ...pages].flatMap(({ plugins: own = [] }) => own)

/** Metrics that are read from the database, of the platform and of every module. */
export const databaseGauges = [...platformGauges, ...modules.flatMap(({ gauges = [] }) => gauges)]

const secretNames = [...platformSecretNames, ...modules.flatMap(({ settings }) => settings?.secretNames ?? [])]

/** The environment, with the settings of every module checked. */
export const readSettings = (from: Variables, home: string): Environment => {
  const environment = readEnvironment(withSecretFiles(from, secretNames), home)
  for (const { settings } of modules) settings?.of(environment)
  return environment
}

export const jobsOf = (kernel: Kernel) => modules.map(({ jobs }) => jobs?.(kernel, contributions))
export const outboundOf = (kernel: Kernel) => modules.map(({ outbound }) => outbound?.(kernel))
export const schedulesOf = (kernel: Kernel, of: readonly Module[] = modules) =>
  of.flatMap(({ schedules }) => schedules?.(kernel, contributions) ?? [])
