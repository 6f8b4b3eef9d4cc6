import type { InferenceSession, TensorConstructor } from 'onnxruntime-web'

/**
 * What runs the networks: onnxruntime as native code or as WebAssembly. The same pixels give the same numbers to four decimals
 * (src/scan/model-runtimes.test.ts).
 */
export type ModelRuntime = {
  /** @param weights the bytes of an ONNX file */
  readonly createSession: (weights: Uint8Array) => Promise<InferenceSession>
  readonly Tensor: TensorConstructor
}
