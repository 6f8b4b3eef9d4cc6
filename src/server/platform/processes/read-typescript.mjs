import { register } from 'tsx/esm/api'

// For threads that run from the sources: Node 20 reads no TypeScript, and a thread does not inherit the main thread's hooks.
register()
