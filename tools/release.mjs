import { readFile, writeFile } from 'node:fs/promises'
import { inRoot } from './ready/paths.mjs'
import { Plain, printFaults } from './ready/tell.mjs'
import { places, whyNoRelease, withHeading, withVersion } from './release/version.mjs'

/** `npm run release -- VERSION`: writes the version to every file that states it, and closes the changelog's open section. */
await printFaults(async () => {
  const version = process.argv[2]
  const manifest = await readFile(inRoot('package.json'), 'utf8')
  const reason = whyNoRelease(JSON.parse(manifest).version, version)
  if (reason) throw new Plain(reason)
  const changelog = withHeading(await readFile(inRoot('docs/changelog.md'), 'utf8'), version, new Date().toISOString().slice(0, 10))
  if (!changelog) throw new Plain('docs/changelog.md lists no change under "Next".')
  await writeFile(inRoot('package.json'), manifest.replace(/^ {2}"version": "[^"]*"/m, `  "version": "${version}"`))
  await writeFile(inRoot('docs/changelog.md'), changelog)
  for (const path of Object.keys(places)) await writeFile(inRoot(path), withVersion(path, await readFile(inRoot(path), 'utf8'), version))
  console.log(`  The files state version ${version}. Check the changelog and docs/operating/upgrade.md, run npm test, and commit.`)
})
