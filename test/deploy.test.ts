import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const unit = new Map(
  readFileSync('deploy/scoreclub.service', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    }),
)
const containerfile = readFileSync('deploy/Containerfile', 'utf8')

// What the server does when it starts: its database's socket, its port, and the question which addresses it has.
test('the systemd unit allows each kind of socket that the server opens', () => {
  expect(unit.get('RestrictAddressFamilies')?.split(' ').sort()).toEqual([
    'AF_INET',
    'AF_INET6',
    'AF_NETLINK',
    'AF_UNIX',
  ])
})

test('the systemd unit has a user of its own, and stops the database after the server', () => {
  expect([unit.get('User'), unit.get('KillMode')]).toEqual(['scoreclub', 'mixed'])
  expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(10)
})

test('when systemd reloads the service, then the first process gets the SIGHUP that restarts one after the other', () => {
  // Whoever stands between would be the main process, and nobody would hear of the signal.
  expect(unit.get('ExecStart')).toBe('/usr/bin/node --enable-source-maps dist/server/main.js')
  expect([unit.get('Type'), unit.get('ExecReload')]).toEqual(['exec', '/bin/kill -HUP $MAINPID'])
})

test('when a single process is reloaded, which the signal ends, then it is started again', () => {
  // For systemd a SIGHUP is an end in order, after which on-failure starts nothing.
  expect(unit.get('RestartForceExitStatus')).toBe('SIGHUP')
})

test('the image runs as an ordinary user, and its build sees neither data nor packages of this machine', () => {
  expect(containerfile).toMatch(/^USER node$/m)
  expect(existsSync('.dockerignore')).toBe(true)
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(left).toEqual(expect.arrayContaining(['.git', 'data', 'dist', 'node_modules']))
})
