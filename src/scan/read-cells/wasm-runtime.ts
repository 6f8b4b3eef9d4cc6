import * as ort from 'onnxruntime-web'
import type { ModelRuntime } from './model-runtime.ts'

/** onnxruntime as WebAssembly: in browsers, and on machines that have no native one. */
export const wasmRuntime: ModelRuntime = {
  createSession: (weights) => {
    // Several threads need headers that keep pages from everything of other origins (docs/decisions/0076-the-reader-in-the-browser.md).
    ort.env.wasm.numThreads = 1
    return ort.InferenceSession.create(weights, { executionProviders: ['wasm'] })
  },
  Tensor: ort.Tensor,
}
