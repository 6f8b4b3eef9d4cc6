import { useEffect, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { cutOut, type Quad } from '#golf/card/cut-out.ts'
import type { Picture } from './use-picture.ts'

type CutOutViewProps = {
  picture: Picture
  quad: Quad | undefined
  /** "Hole 7 as written"; left out where the text beside it says the same. */
  label?: string
  className?: string
}

/** A part of the photo, drawn upright. */
export function CutOutView({ picture, quad, label, className }: CutOutViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const bitmap = picture.state === 'shown' ? picture.bitmap : undefined
  const cut = bitmap && quad && cutOut(quad, bitmap)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !bitmap || !cut) return
    const { x, y, width, height } = cut.source
    pen.setTransform(...cut.transform)
    pen.drawImage(bitmap, x, y, width, height, x, y, width, height)
  })
  if (picture.state === 'broken' || !quad) return null
  return (
    <canvas
      ref={canvas}
      width={cut?.width ?? 1}
      height={cut?.height ?? 1}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classNames('rounded-chip border border-line bg-sunken object-contain', className)}
    />
  )
}
