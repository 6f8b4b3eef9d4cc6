import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#server/platform/repository-root.ts'

/**
 * A certificate for this machine that nobody signed but itself, valid for a hundred years, and its key. The key is public
 * with the tests: nothing but them may trust the certificate. Made with
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj '/O=Scoreclub/CN=Only for tests; its key is public' -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1,IP:0.0.0.0'`.
 */
export const onlyForTests = {
  cert: read('only-for-tests-certificate.pem'),
  key: read('only-for-tests-key.pem'),
}

function read(name: string): string {
  return readFileSync(join(repositoryRoot, 'test/certificate', name), 'utf8')
}
