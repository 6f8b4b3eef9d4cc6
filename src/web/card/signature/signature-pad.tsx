import { useEffect, useRef, useState } from 'react'
import type Pad from 'signature_pad'
import { signatureSvg } from './signature-svg.ts'

type SignaturePadProps = {
  isEnabled: boolean
  label: string
  /** The drawing so far, as an SVG data URL. */
  onDrawn: (signature: string) => void
}

/** A place to sign with a finger or a pen. The drawing library is fetched when it is first shown. */
export function SignaturePad({ isEnabled, label, onDrawn }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pad, setPad] = useState<Pad>()
  const drawn = useRef(onDrawn)
  useEffect(() => {
    drawn.current = onDrawn
  })
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let made: Pad | undefined
    let isGone = false
    void makePad(element, (signature) => {
      drawn.current(signature)
    }).then((one) => {
      if (isGone) return
      made = one
      setPad(one)
    })
    return () => {
      isGone = true
      made?.off()
    }
  }, [])
  useEffect(() => {
    if (isEnabled) pad?.on()
    else pad?.off()
  }, [pad, isEnabled])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className={`h-36 w-full touch-none rounded-control border border-edge ${isEnabled ? 'bg-card' : 'bg-sunken'}`}
    />
  )
}

async function makePad(canvas: HTMLCanvasElement, onDrawn: (signature: string) => void): Promise<Pad> {
  const { default: Pad } = await import('signature_pad')
  const size = { width: canvas.offsetWidth, height: canvas.offsetHeight }
  const ratio = Math.max(devicePixelRatio, 1)
  canvas.width = size.width * ratio
  canvas.height = size.height * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
  const pad = new Pad(canvas, { penColor: getComputedStyle(canvas).color, minDistance: 2 })
  pad.off()
  pad.addEventListener('endStroke', () => {
    onDrawn(
      signatureSvg(
        pad.toData().map((group) => group.points),
        size,
      ),
    )
  })
  return pad
}
