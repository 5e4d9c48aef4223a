// Imported first and alone, so that an old Node says this and not a syntax error.
const needed = [20, 19]
const found = process.versions.node.split('.').map(Number)

if (found[0] < needed[0] || (found[0] === needed[0] && found[1] < needed[1])) {
  console.error(`Plaza needs Node ${needed.join('.')} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
