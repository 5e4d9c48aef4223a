import pg from 'pg'
import type { Task, Report } from './task.ts'
import { readWorld, type World } from './world.ts'
import { stretchOfCatalogue } from './write-catalogue.ts'
import { indexer, type Indexer } from './write-index.ts'

/** A worker process of the seed. It has the same data as the other workers, and processes one range after another. */
let client: pg.Client
let world: World
let now: Date
let index: Indexer | undefined

const obey = async (task: Task): Promise<Report> => {
  if (task.do === 'begin') {
    client = new pg.Client({ connectionString: task.url, application_name: 'plaza seed' })
    await client.connect()
    // If the machine crashes, the lost rows are simply seeded again.
    await client.query('set synchronous_commit = off')
    await client.query('set statement_timeout = 0')
    now = new Date(task.now)
    world = await readWorld(client)
  } else if (task.do === 'catalogue') await stretchOfCatalogue(client, world, task, now)
  else if (task.do === 'index') await (index ??= indexer(client, world, now)).add(task.products, task.bounds)
  else return { words: index?.words() ?? [] }
  return {}
}

process.on('message', (task: Task) => {
  obey(task).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => process.exit(0))
