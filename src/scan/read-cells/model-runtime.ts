import type { InferenceSession, TensorConstructor } from 'onnxruntime-web'

/**
 * What runs the networks: onnxruntime as native code or as WebAssembly. Both give the same results for the same pixels, and confidences that
 * differ by less than a thousandth (src/scan/runtimes.test.ts).
 */
export type ModelRuntime = {
  /** @param weights the bytes of an ONNX file */
  readonly createSession: (weights: Uint8Array) => Promise<InferenceSession>
  readonly Tensor: TensorConstructor
}
