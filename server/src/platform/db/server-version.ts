import type { ClientBase } from 'pg'

/** A PostgreSQL that this program cannot use. The message has one line. */
export class WrongServer extends Error {}

/** The first and the last major version that the tests run on. */
const [oldest, newest] = [15, 18]

/** Explains why PostgreSQL of this version (`server_version_num`, such as 150018) cannot be used. Null if it can. */
export const whyUnusable = (versionNum: number): string | null =>
  versionNum >= oldest * 10_000
    ? null
    : `The database server is PostgreSQL ${Math.floor(versionNum / 10_000)}. Plaza needs PostgreSQL ${oldest} or later; it is tested on ${oldest} to ${newest}.`

/** Refuses a server that is too old, before a migration or a statement fails on it. */
export const requireServerVersion = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int as version")
  const reason = whyUnusable(rows[0]?.version ?? 0)
  if (reason) throw new WrongServer(reason)
}
