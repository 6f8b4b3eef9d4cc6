import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export type BucketServer = {
  /** What `readConfig` is given, so that photos go there. */
  env: Record<string, string>
  url: string
  /** Takes away what lets browsers send photos there. */
  shutBrowsersOut: () => Promise<void>
  close: () => Promise<void>
}

const BUCKET = 'club-photos'

/** What an operator sets at their store, so that browsers may send photos there. */
const CORS = `<CORSConfiguration>
  <CORSRule>
    <AllowedOrigin>*</AllowedOrigin>
    <AllowedMethod>PUT</AllowedMethod>
    <AllowedMethod>GET</AllowedMethod>
    <AllowedHeader>content-type</AllowedHeader>
  </CORSRule>
</CORSConfiguration>`

/** A real S3 server on a folder of its own, with a bucket that browsers may use. It does not check signatures. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'scoreclub-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [CORS] }],
  })
  const { port } = await server.run()
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    shutBrowsersOut: async () => {
      const answer = await fetch(`${url}/${BUCKET}?cors`, { method: 'DELETE' })
      if (!answer.ok) throw new Error(`The rule was not taken away: ${answer.status}`)
    },
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
