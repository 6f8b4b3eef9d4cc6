import { register } from 'tsx/esm/api'

// For threads that run from the sources: Node 20 reads no TypeScript, and takes no such hooks over from the main thread.
register()
