import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inRoot } from './mall-process.ts'

const fill = (dataDir: string, products: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const seeding = spawn(process.execPath, ['--import', 'tsx', inRoot('tools/seed.ts'), '--products', String(products)], {
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: dataDir },
    })
    seeding.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the mall was not filled'))))
  })

/** A folder with a mall of this many products. It is filled once and reused afterwards. */
export const filledMall = async (folder: string, products: number): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  if (!existsSync(join(folder, 'postgres'))) await fill(folder, products)
  return folder
}
