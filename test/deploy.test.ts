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

test('the systemd unit starts a file of the build, as a user of its own, and stops the database after the server', () => {
  expect(unit.get('ExecStart')).toMatch(/^\/usr\/bin\/node .*dist\/server\/main\.js$/)
  expect([unit.get('User'), unit.get('KillMode')]).toEqual(['scoreclub', 'mixed'])
  expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(10)
})

test('the image runs as an ordinary user, and its build sees neither data nor packages of this machine', () => {
  expect(containerfile).toMatch(/^USER node$/m)
  expect(existsSync('.dockerignore')).toBe(true)
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(left).toEqual(expect.arrayContaining(['.git', 'data', 'dist', 'node_modules']))
})
