import { imageFault, manifests } from './read.mjs'

const podOf = ({ spec }) => spec?.template?.spec ?? null
const matches = (selector, labels) => Object.entries(selector ?? {}).every(([key, value]) => labels?.[key] === value)

const containerFaults = (pod, container) => {
  const rights = { ...pod.securityContext, ...container.securityContext }
  return [
    imageFault(container.image),
    rights.runAsNonRoot !== true && 'runAsNonRoot is not true',
    !(rights.runAsUser > 0) && 'runAsUser is missing',
    rights.seccompProfile?.type !== 'RuntimeDefault' && 'seccompProfile is not RuntimeDefault',
    rights.readOnlyRootFilesystem !== true && 'readOnlyRootFilesystem is not true',
    rights.allowPrivilegeEscalation !== false && 'allowPrivilegeEscalation is not false',
    rights.privileged !== false && 'privileged is not false',
    !rights.capabilities?.drop?.includes('ALL') && 'capabilities.drop lacks ALL',
    pod.automountServiceAccountToken !== false && 'automountServiceAccountToken is not false',
    !container.resources?.limits?.memory && 'the memory has no limit',
    !container.resources?.requests?.cpu && 'the cpu has no request',
    ...(container.volumeMounts ?? []).map(
      ({ name }) => !pod.volumes?.some((volume) => volume.name === name) && `the volume ${name} is missing`,
    ),
    ...['startupProbe', 'readinessProbe', 'livenessProbe'].map((kind) => {
      const port = container[kind]?.httpGet?.port
      return (
        port !== undefined &&
        !container.ports?.some(({ name, containerPort }) => [name, containerPort].includes(port)) &&
        `${kind}: no port ${port}`
      )
    }),
  ]
}

/** The keys of each ConfigMap and Secret: those of the files, and the secret that CloudNativePG makes for a database. */
const keysOf = (objects, kind) => {
  const found = new Map(
    objects.filter((one) => one.kind === kind).map((one) => [one.metadata.name, Object.keys(one.data ?? one.stringData ?? {})]),
  )
  if (kind === 'Secret')
    for (const { metadata } of objects.filter((one) => one.kind === 'Cluster'))
      found.set(`${metadata.name}-app`, ['uri', 'username', 'password', 'host', 'port', 'dbname'])
  return found
}

const referenceFaults = (objects, container) => {
  const known = { configMapRef: keysOf(objects, 'ConfigMap'), secretRef: keysOf(objects, 'Secret') }
  const whole = (container.envFrom ?? []).flatMap((one) =>
    Object.entries(one).map(([kind, { name }]) => !known[kind]?.has(name) && `${kind} ${name} is missing`),
  )
  const single = (container.env ?? []).map(({ valueFrom }) => {
    const [kind, reference] = Object.entries(valueFrom ?? {})[0] ?? []
    if (!reference) return false
    const keys = known[kind.replace('KeyRef', 'Ref')]?.get(reference.name)
    if (!keys) return `${kind} ${reference.name} is missing`
    return !keys.includes(reference.key) && `${reference.name} has no key ${reference.key}`
  })
  return [...whole, ...single]
}

/** Faults of the objects that name pods, services or hosts. */
const linkFaults = (objects, object) => {
  const pods = objects.filter(podOf).map((one) => one.spec.template)
  const isLabelled = (selector) => pods.some(({ metadata }) => matches(selector, metadata.labels))
  const { kind, spec } = object
  if (kind === 'Deployment')
    return [
      !matches(spec.selector.matchLabels, spec.template.metadata.labels) && 'the selector does not match the labels of the pods',
      spec.strategy?.rollingUpdate?.maxUnavailable !== 0 && 'maxUnavailable is not 0',
    ]
  if (kind === 'Service') {
    const ports = pods.flatMap((pod) => pod.spec.containers.flatMap((container) => (container.ports ?? []).map(({ name }) => name)))
    return [
      !isLabelled(spec.selector) && 'the selector matches no pod',
      ...spec.ports.map((one) => !ports.includes(one.targetPort) && `no port ${one.targetPort}`),
    ]
  }
  if (kind === 'PodDisruptionBudget') return [!isLabelled(spec.selector.matchLabels) && 'the selector matches no pod']
  if (kind === 'NetworkPolicy' && spec.podSelector.matchLabels?.['app.kubernetes.io/name'])
    return [!isLabelled(spec.podSelector.matchLabels) && 'the selector matches no pod']
  if (kind === 'Ingress') return [...ingressFaults(objects, spec), ...middlewareFaults(objects, object.metadata)]
  return []
}

/** Traefik names a middleware as NAMESPACE-NAME@kubernetescrd. */
const middlewareFaults = (objects, { annotations = {} }) => {
  const known = objects
    .filter((one) => one.kind === 'Middleware')
    .map(({ metadata }) => `${metadata.namespace}-${metadata.name}@kubernetescrd`)
  const named = (annotations['traefik.ingress.kubernetes.io/router.middlewares'] ?? '').split(',').filter(Boolean)
  return named.map((name) => !known.includes(name) && `the middleware ${name} is missing`)
}

const ingressFaults = (objects, spec) => {
  const settings = objects.find((one) => one.kind === 'ConfigMap')?.data ?? {}
  const wanted = ['PUBLIC_URL', 'SELLER_URL', 'OPERATOR_URL'].map((name) => new URL(settings[name] ?? 'https://missing').host)
  const [hosts, secured] = [spec.rules.map(({ host }) => host), spec.tls.flatMap((one) => one.hosts)]
  const services = objects.filter((one) => one.kind === 'Service')
  return [
    ...wanted.map((host) => !(hosts.includes(host) && secured.includes(host)) && `the host ${host} of the settings is missing`),
    ...hosts.map((host) => !wanted.includes(host) && `no setting names the host ${host}`),
    ...spec.rules.flatMap(({ http }) =>
      http.paths.map(({ backend: { service } }) => {
        const found = services.find(({ metadata }) => metadata.name === service.name)
        return (
          !found?.spec.ports.some(({ name }) => name === service.port.name) &&
          `the service ${service.name} has no port ${service.port.name}`
        )
      }),
    ),
  ]
}

export const checkKubernetes = () => {
  const all = manifests()
  const objects = all.map(({ object }) => object)
  const namespaces = objects.filter(({ kind }) => kind === 'Namespace').map(({ metadata }) => metadata.name)
  return all.flatMap(({ file, object }) => {
    const pod = podOf(object)
    const own = [
      object.kind !== 'Namespace' &&
        !namespaces.includes(object.metadata.namespace) &&
        `the namespace ${object.metadata.namespace} is missing`,
      object.kind === 'Cluster' && imageFault(object.spec.imageName),
      ...linkFaults(objects, object),
      ...(pod?.containers ?? []).flatMap((container) => [...containerFaults(pod, container), ...referenceFaults(objects, container)]),
    ]
    return own.filter(Boolean).map((fault) => `${file}, ${object.kind} ${object.metadata.name}: ${fault}`)
  })
}
