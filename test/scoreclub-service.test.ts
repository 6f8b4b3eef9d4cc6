import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const settings = readFileSync('deploy/scoreclub.service', 'utf8').split('\n')

test('when systemd reloads the service, then the first process gets the SIGHUP that restarts one after the other', () => {
  // Whoever stands between would be the main process, and nobody would hear of the signal.
  expect(settings).toContain('ExecStart=/usr/bin/node --enable-source-maps dist/server/main.js')
  expect(settings).toContain('Type=exec')
  expect(settings).toContain('ExecReload=/bin/kill -HUP $MAINPID')
})

test('when a single process is reloaded, which the signal ends, then it is started again', () => {
  // For systemd a SIGHUP is an end in order, after which on-failure starts nothing.
  expect(settings).toContain('RestartForceExitStatus=SIGHUP')
})
