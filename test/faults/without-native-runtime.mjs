import { register } from 'node:module'

/*
 * A machine for which onnxruntime-node has no build: what its package says there when it is imported.
 */
const hooks = `export async function resolve(name, context, next) {
  if (name === 'onnxruntime-node') throw Object.assign(new Error('no build for this machine'), { code: 'MODULE_NOT_FOUND' })
  return next(name, context)
}`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
