/** Brightness by pixel, row after row, 0 black to 255 white. */
export type GreyImage = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** The same picture with rows and columns exchanged, so that the same code works in both directions. */
export function transposed({ width, height, data }: GreyImage): GreyImage {
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + y] = data[y * width + x] ?? 0
  return { width: height, height: width, data: turned }
}

/** Pixels in rows of this width, with left and right exchanged. */
export function mirrored(pixels: Uint8Array, width: number): Uint8Array {
  const turned = pixels.slice()
  for (let start = 0; start < turned.length; start += width) turned.subarray(start, start + width).reverse()
  return turned
}

/** Pixels in rows of this width, with top and bottom exchanged. */
export function flipped(pixels: Uint8Array, width: number): Uint8Array {
  const turned = new Uint8Array(pixels.length)
  for (let start = 0; start < pixels.length; start += width)
    turned.set(pixels.subarray(start, start + width), pixels.length - start - width)
  return turned
}
