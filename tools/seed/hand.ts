import pg from 'pg'
import type { Task, Report } from './task.ts'
import { readWorld, type World } from './world.ts'
import { stretchOfCatalogue } from './write-catalogue.ts'
import { indexer, type Indexer } from './write-index.ts'

/** A worker process of the seed. All workers have the same data, and each processes one range of products after another. */
let client: pg.Client
let world: World
let now: Date
let index: Indexer | undefined

const obey = async (task: Task): Promise<Report> => {
  if (task.do === 'begin') {
    client = new pg.Client({ connectionString: task.url, application_name: 'plaza seed' })
    await client.connect()
    // Faster commits: if the machine crashes, the lost rows are simply seeded again.
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
