import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const platform = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`
const findProgram = (): string | null => {
  try {
    const home = dirname(createRequire(import.meta.url).resolve(`@foundry-rs/anvil-${platform}/package.json`))
    return join(home, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
  } catch {
    return null
  }
}
const program = findProgram()
/** The lockfile contains Anvil only for this platform, so Anvil must be installed there. */
export const canHaveAnvil = program !== null || platform === 'linux-amd64'

export type Anvil = {
  url: string
  /** Ethereum addresses with ten thousand ether each. The chain signs transactions for them. */
  people: string[]
  rpc: <T>(method: string, ...parameters: unknown[]) => Promise<T>
  /** Sends a transaction and returns its hash, in the form that a recharge stores. The transaction is pending until a block is made. */
  send: (transaction: { from: string; to?: string; value?: bigint; data?: string }) => Promise<string>
  makeBlocks: (count: number) => Promise<void>
  deploy: (from: string, code: string) => Promise<string>
  close: () => Promise<void>
}

/** Starts a real Ethereum chain with chain ID 31337 on a free port. Blocks are made only on request. */
export const openAnvil = async (): Promise<Anvil> => {
  const child = spawn(program ?? 'anvil', ['--port', '0', '--no-mining'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`anvil ended with ${code}`)))
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      const [, address] = /Listening on (\S+)/.exec(output) ?? []
      if (address) resolve(`http://${address}`)
    })
  })
  const rpc = async <T>(method: string, ...parameters: unknown[]): Promise<T> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: parameters })
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { result, error } = (await answer.json()) as { result: T; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const makeBlocks = async (count: number) => void (await rpc('anvil_mine', `0x${count.toString(16)}`))
  const send: Anvil['send'] = async ({ value = 0n, ...transaction }) => {
    const hash = await rpc<string>('eth_sendTransaction', { ...transaction, value: `0x${value.toString(16)}`, gas: '0x7a120' })
    return hash.slice(2)
  }
  return {
    url,
    people: await rpc<string[]>('eth_accounts'),
    rpc,
    send,
    makeBlocks,
    deploy: async (from, code) => {
      const key = await send({ from, data: code })
      await makeBlocks(1)
      return (await rpc<{ contractAddress: string }>('eth_getTransactionReceipt', `0x${key}`)).contractAddress
    },
    close: async () => {
      process.off('exit', kill)
      kill()
      await gone
    },
  }
}
