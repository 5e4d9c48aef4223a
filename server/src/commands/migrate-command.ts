import { pendingMigrations, prepareDatabase } from '../app.ts'
import { flagsIn, type Command } from './command.ts'
import { withDatabase } from './open-server.ts'

/** Applies the migrations without starting the mall, such as once before several processes start. */
export const migrateCommand: Command = {
  usage: 'migrate [--plan]',
  purpose: 'bring the database up to date; --plan only lists the pending migrations',
  run: async (args, home) => {
    const isPlan = flagsIn(args, '--plan').has('--plan')
    return withDatabase(home, async (url) => {
      const pending = await pendingMigrations(url)
      if (pending === null) console.log(isPlan ? 'The database is empty: a migration creates all tables.' : 'The database is empty.')
      else if (pending.length === 0) console.log('The database is up to date.')
      if (isPlan) for (const name of pending ?? []) console.log(`pending: ${name}`)
      if (isPlan) return 0
      await prepareDatabase(url, (name) => console.log(`applied: ${name}`))
      if (pending === null) console.log('All tables were created.')
      return 0
    })
  },
}
