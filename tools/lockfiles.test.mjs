import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** npm checks a package against its `integrity` before unpacking. Without this field, npm installs any content that it receives. */
test.each(['package-lock.json', 'bench/package-lock.json', 'tools/drawing/package-lock.json'])(
  '%s has an integrity for every package',
  async (path) => {
    const { packages } = JSON.parse(await readFile(new URL(`../${path}`, import.meta.url), 'utf8'))
    const installed = Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    expect(installed.length).toBeGreaterThan(0)
    expect(
      installed.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')).map(([folder]) => folder),
    ).toEqual([])
  },
)
