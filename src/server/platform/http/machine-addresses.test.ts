import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { machineHosts, readInterfaces } from './machine-addresses.ts'

function ipv4(address: string, internal = false): NetworkInterfaceInfo {
  return { address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null }
}

const machine = {
  hostname: 'Clubhouse',
  interfaces: {
    lo: [ipv4('127.0.0.1', true)],
    wg0: [ipv4('10.8.0.2')],
    eth1: [ipv4('198.51.100.4'), ipv4('169.254.7.7')],
    docker0: [ipv4('172.17.0.1')],
    eth0: [ipv4('192.168.1.20')],
  },
}

test('the address in the network comes first, then tunnels, public ones and the name', () => {
  expect(machineHosts('0.0.0.0', machine)).toEqual([
    '192.168.1.20',
    '10.8.0.2',
    '198.51.100.4',
    'clubhouse.local',
  ])
  expect(machineHosts('::', machine)).toHaveLength(4)
})

test('a server that listens to one address is reached there or nowhere', () => {
  expect(machineHosts('192.168.1.20', machine)).toEqual(['192.168.1.20'])
  for (const listening of ['127.0.0.1', 'localhost', '::1', '203.0.113.9'])
    expect(machineHosts(listening, machine)).toEqual([])
})

test.each([
  ['localhost', []],
  ['0f3c9a1b2d4e', []],
  ['two words', []],
  ['Ruths-Mac.local', ['ruths-mac.local']],
  ['pc7.example.org', ['pc7.local']],
])('the name of a machine called %s', (hostname, expected) => {
  expect(machineHosts('0.0.0.0', { hostname, interfaces: {} })).toEqual(expected)
})

test('when a sandbox forbids to ask for the addresses, then none are known and the server starts', () => {
  // What Node throws where a unit lacks AF_NETLINK.
  const forbidden = Object.assign(new Error('uv_interface_addresses returned Unknown system error 97'), {
    code: 'ERR_SYSTEM_ERROR',
  })
  const interfaces = readInterfaces(() => {
    throw forbidden
  })
  expect(machineHosts('0.0.0.0', { hostname: 'clubhouse', interfaces })).toEqual(['clubhouse.local'])
  expect(() =>
    readInterfaces(() => {
      throw new TypeError('a bug')
    }),
  ).toThrow('a bug')
})
