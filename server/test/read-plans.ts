import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  sql,
  type UnknownRow,
} from 'kysely'
import type { Kernel } from '../src/platform/kernel.ts'

/** Keeps the SQL of every statement. */
class Recorder implements KyselyPlugin {
  readonly statements: RootOperationNode[] = []
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.statements.push(node)
    return node
  }
  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }
}
type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Cond'?: string; Filter?: string; Plans?: Plan[] }
/** Tables that a plan reads from end to end: in their own order, or along an index without a condition. */
const walksIn = (plan: Plan): string[] => {
  // For an empty list the planner takes the smallest index, and reads nothing.
  const isEmpty = plan.Filter?.includes(`'{}'::bigint[]`) ?? false
  const isWalk = /^(Seq|Index|Index Only) Scan$/.test(plan['Node Type']) && plan['Index Cond'] === undefined && !isEmpty
  return [...(isWalk ? [plan['Relation Name'] ?? ''] : []), ...(plan.Plans ?? []).flatMap(walksIn)]
}
/** Tables that have a few rows in every mall. */
const small = ['operator', 'carrier']

/** Runs `read` and returns the number of its statements, and the tables that they read from end to end although an index would do. */
export const readPlans = async (
  kernel: Kernel,
  read: (watched: Kernel) => Promise<unknown>,
): Promise<{ count: number; walks: string[] }> => {
  const recorder = new Recorder()
  await read({ ...kernel, db: kernel.db.withPlugin(recorder) as typeof kernel.db })
  const walks = await kernel.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const found: string[] = []
    for (const node of recorder.statements) {
      const { sql: text, parameters } = tx.getExecutor().compileQuery(node, createQueryId())
      const explain = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters])
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain)
      found.push(...rows.flatMap((row) => walksIn(row['QUERY PLAN'][0].Plan)))
    }
    return found
  })
  return { count: recorder.statements.length, walks: walks.filter((table) => !small.includes(table)) }
}
