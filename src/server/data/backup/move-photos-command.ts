import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config.ts'
import { openPhotoBucket, openPhotoFolder } from '../../photo/photo.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { everySecond, say } from '../../platform/terminal.ts'
import { movePhotos } from './move-photos.ts'
import { runCommand } from './run-command.ts'

const USAGE = `Say where to:
  npm run move-photos -- --to bucket    from DATA_DIR/photos into the bucket of S3_BUCKET
  npm run move-photos -- --to folder    from that bucket into DATA_DIR/photos
With --clear each photo is removed from where it was, once it is proven to be the same in its new place.`

/** `npm run move-photos`, also while Scoreclub runs. Returns the exit code. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const { to, isCleared } = readArguments(args)
    const config = readConfig(process.env)
    if (config.bucket === undefined)
      throw new StartupError(
        'Name the bucket with S3_BUCKET and the other S3 settings; see docs/operations.md.',
      )
    const folder = await openPhotoFolder(config)
    const bucket = openPhotoBucket(config.bucket)
    await bucket.check()
    const onProgress = everySecond()
    const { copied, present, cleared } = await (to === 'bucket'
      ? movePhotos({ from: folder, to: bucket, isCleared, onProgress })
      : movePhotos({ from: bucket, to: folder, isCleared, onProgress }))
    say(
      `${copied} photos copied, ${present} were there already, each with the same checksum; ${cleared} removed from where they were.`,
    )
    return to === 'bucket'
      ? 'Scoreclub keeps photos in the bucket when it is started with these settings.'
      : 'Scoreclub keeps photos in the folder when it is started without S3_BUCKET.'
  })
}

function readArguments(args: readonly string[]): { to: 'bucket' | 'folder'; isCleared: boolean } {
  const { to, clear = false } = parse(args)
  if (to === 'bucket' || to === 'folder') return { to, isCleared: clear }
  throw new StartupError(USAGE)
}

function parse(args: readonly string[]): { to?: string; clear?: boolean } {
  try {
    return parseArgs({ args: [...args], options: { to: { type: 'string' }, clear: { type: 'boolean' } } })
      .values
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}
