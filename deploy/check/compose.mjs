import { inDeploy, imageFault, isThere, namesIn, readText, readYaml } from './read.mjs'

const list = (value) => (Array.isArray(value) ? value : Object.keys(value ?? {}))

/** The few capabilities that a service may add: Caddy opens ports below 1024. */
const mayAdd = { proxy: ['NET_BIND_SERVICE'] }

const hardening = (name, service) => [
  service.read_only !== true && 'read_only is not true',
  !service.cap_drop?.includes('ALL') && 'cap_drop lacks ALL',
  !service.security_opt?.includes('no-new-privileges:true') && 'security_opt lacks no-new-privileges:true',
  !service.tmpfs?.length && 'tmpfs is missing',
  service.privileged && 'it is privileged',
  ...(service.cap_add ?? []).map((one) => !mayAdd[name]?.includes(one) && `cap_add has ${one}`),
  !service.healthcheck && !String(service.restart).startsWith('on-failure') && 'healthcheck is missing',
]

const references = (file, service) => [
  ...Object.entries(service.depends_on ?? {}).map(([name, { condition }]) => {
    const other = file.services[name]
    if (!other) return `it depends on ${name}, which is no service`
    if (condition === 'service_healthy' && !other.healthcheck) return `it waits for the health of ${name}, which has no healthcheck`
    return false
  }),
  ...list(service.networks).map((name) => !(name in file.networks) && `the network ${name} is not declared`),
  ...(service.volumes ?? []).map((volume) => {
    const [from] = volume.split(':')
    if (from.startsWith('.')) return !isThere(inDeploy(from)) && `the file ${from} is missing`
    return !(from in file.volumes) && `the volume ${from} is not declared`
  }),
  service.build && !isThere(inDeploy(service.build.context, service.build.dockerfile)) && `${service.build.dockerfile} is missing`,
  ...(service.env_file ?? []).map(({ path, required }) => required !== false && !isThere(inDeploy(path)) && `the file ${path} is missing`),
]

/** Each value that compose.yaml takes from the environment is required, and stands in compose.env.example. */
const values = () => {
  const text = readText(inDeploy('compose.yaml')).replace(/^\s*#.*$/gm, '')
  const used = [...text.matchAll(/\$\{?([A-Za-z_]\w*)([^}\s]*)/g)]
  const given = namesIn(readText(inDeploy('compose.env.example')))
  const names = new Set(used.map(([, name]) => name))
  return [
    ...used
      .filter(([, , rest]) => !rest.startsWith(':?'))
      .map(([, name]) => `compose.yaml: \${${name}} is not required. Write \${${name}:?}`),
    ...[...names].filter((name) => !given.includes(name)).map((name) => `compose.env.example: ${name} of compose.yaml is missing`),
    ...given.filter((name) => !names.has(name)).map((name) => `compose.env.example: compose.yaml does not use ${name}`),
  ]
}

export const checkCompose = () => {
  const [file] = readYaml(inDeploy('compose.yaml'))
  const faults = Object.entries(file.services).flatMap(([name, service]) =>
    [imageFault(service.image ?? ''), ...hardening(name, service), ...references(file, service)]
      .filter(Boolean)
      .map((fault) => `compose.yaml, ${name}: ${fault}`),
  )
  return [...faults, ...values()]
}
