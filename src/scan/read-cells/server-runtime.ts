import type { ModelRuntime } from './model-runtime.ts'

/** The fastest runtime that there is for this machine. */
export async function serverRuntime(): Promise<ModelRuntime> {
  return (await nativeRuntime()) ?? (await import('./wasm-runtime.ts')).wasmRuntime
}

/** How Node says that a package has no file for this machine, or one that cannot be loaded on it. */
const noBuild = ['MODULE_NOT_FOUND', 'ERR_DLOPEN_FAILED']

/**
 * onnxruntime as native code, which is six times as fast as WebAssembly. Undefined where its package has no build for the machine: Macs
 * with Intel processors, and Linux without glibc. A thread that is ended while it runs a network ends the whole process, so it belongs in a
 * process of its own.
 */
export async function nativeRuntime(): Promise<ModelRuntime | undefined> {
  const ort = await import('onnxruntime-node').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && noBuild.includes(String(error.code))) return undefined
    throw error
  })
  return (
    ort && {
      // One thread is enough: the server reads as many photos at once as there are cores.
      createSession: (weights) =>
        ort.InferenceSession.create(weights, { intraOpNumThreads: 1, interOpNumThreads: 1 }),
      Tensor: ort.Tensor,
    }
  )
}
