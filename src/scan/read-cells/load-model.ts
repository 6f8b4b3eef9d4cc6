import { readFile } from 'node:fs/promises'
import type { NetworkName } from './cell-network.ts'

/** The weights of a network, from the file beside this one. */
export function loadModel(name: NetworkName): Promise<Uint8Array> {
  return readFile(new URL(`./models/${name}.onnx`, import.meta.url))
}
