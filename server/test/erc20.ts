const codes: Readonly<Record<string, number>> = {
  add: 0x01,
  sub: 0x03,
  lt: 0x10,
  eq: 0x14,
  iszero: 0x15,
  shr: 0x1c,
  caller: 0x33,
  calldataload: 0x35,
  calldatasize: 0x36,
  codecopy: 0x39,
  mstore: 0x52,
  sload: 0x54,
  sstore: 0x55,
  jump: 0x56,
  jumpi: 0x57,
  jumpdest: 0x5b,
  dup1: 0x80,
  dup2: 0x81,
  dup3: 0x82,
  swap1: 0x90,
  log3: 0xa3,
  return: 0xf3,
  revert: 0xfd,
}
const hexOf = (value: number, digits = 2) => value.toString(16).padStart(digits, '0')

/** Assembles Ethereum bytecode. `0x…` pushes a number, `:here` marks a position, and `@here` pushes that position. */
const assemble = (text: string): string => {
  const words = text.split(/\s+/).filter(Boolean)
  const sizeOf = (word: string) => (word.startsWith('0x') ? word.length / 2 : word.startsWith('@') ? 3 : 1)
  const labels = new Map<string, number>()
  let at = 0
  for (const word of words) {
    if (word.startsWith(':')) labels.set(word.slice(1), at)
    at += sizeOf(word)
  }
  const write = (word: string): string => {
    if (word.startsWith('0x')) return hexOf(0x5f + word.length / 2 - 1) + word.slice(2)
    const target = labels.get(word.slice(1))
    if (word.startsWith('@') && target !== undefined) return `61${hexOf(target, 4)}`
    const code = codes[word.startsWith(':') ? 'jumpdest' : word]
    if (code === undefined) throw new Error(`the machine does not know ${word}`)
    return hexOf(code)
  }
  return words.map(write).join('')
}

const transferred = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const padded = (hex: string) => hex.padStart(64, '0')

/**
 * A token contract with balances and any name. `transfer` takes any number of pairs of recipient and amount. One pair is the standard call; several
 * pairs act like a contract that pays many people. A transfer above the sender's balance reverts.
 */
const token = (name: string) =>
  assemble(`
    0x00 calldataload 0xe0 shr
    dup1 0x06fdde03 eq @name jumpi
    0xa9059cbb eq @transfer jumpi
    0x00 dup1 revert

    :name
    0x20 0x00 mstore
    0x${hexOf(name.length)} 0x20 mstore
    0x${Buffer.from(name).toString('hex').padEnd(64, '0')} 0x40 mstore
    0x60 0x00 return

    :transfer
    0x04
    :next
    calldatasize dup2 lt iszero @done jumpi
    dup1 0x20 add calldataload
    dup1 caller sload lt @poor jumpi
    dup1 caller sload sub caller sstore
    dup2 calldataload
    dup1 sload dup3 add dup2 sstore
    swap1 0x00 mstore
    caller ${transferred} 0x20 0x00 log3
    0x40 add @next jump

    :done
    0x01 0x00 mstore 0x20 0x00 return
    :poor
    0x00 dup1 revert`)

/** The code that creates the token. The creator owns all tokens. */
export const tokenCode = (name: string): string => {
  const code = token(name)
  const maker = (start: number) =>
    assemble(`0xffffffffffffffff caller sstore 0x${hexOf(code.length / 2, 4)} dup1 0x${hexOf(start, 4)} 0x00 codecopy 0x00 return`)
  return `0x${maker(maker(0).length / 2)}${code}`
}

/** The data that a wallet sends to a token's contract. */
export const transferOf = (...payments: readonly [to: string, units: bigint][]): string =>
  `0xa9059cbb${payments.map(([to, units]) => padded(to.slice(2)) + padded(units.toString(16))).join('')}`
