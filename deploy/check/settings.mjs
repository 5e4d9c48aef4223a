import { inDeploy, manifests, namesIn, readText, readYaml, settingNames } from './read.mjs'

/** Variables that Node and the shell read, not the mall. */
const others = new Set(['PATH', 'NODE_ENV'])

/** Every place in deploy/ that gives settings to the mall, with the names in that place. */
const places = () => [
  { file: 'plaza.env.example', names: namesIn(readText(inDeploy('plaza.env.example'))) },
  { file: 'systemd/plaza@.service', names: wordsOf(/^Environment=(.*)$/m, 'systemd/plaza@.service') },
  { file: 'Containerfile', names: wordsOf(/^ENV (.*)$/m, 'Containerfile') },
  ...Object.entries(readYaml(inDeploy('compose.yaml'))[0].services)
    .filter(([, { image }]) => /\/plaza:/.test(image ?? ''))
    .map(([service, { environment = {} }]) => ({ file: `compose.yaml, ${service}`, names: Object.keys(environment) })),
  ...manifests().flatMap(({ file, object }) => [
    ...(['ConfigMap', 'Secret'].includes(object.kind) ? [{ file, names: Object.keys(object.data ?? object.stringData ?? {}) }] : []),
    ...(object.spec?.template?.spec?.containers ?? []).map(({ name, env = [] }) => ({
      file: `${file}, ${name}`,
      names: env.map((one) => one.name),
    })),
  ]),
]

const wordsOf = (pattern, file) => (pattern.exec(readText(inDeploy(file)))?.[1] ?? '').split(/\s+/).map((word) => word.split('=')[0])

export const checkSettings = () => {
  const known = settingNames()
  return places().flatMap(({ file, names }) =>
    names.filter((name) => !known.has(name) && !others.has(name)).map((name) => `${file}: the mall has no setting ${name}`),
  )
}
