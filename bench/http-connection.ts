import { once } from 'node:events'
import { type Socket, connect } from 'node:net'

export type Reply = { status: number; head: string; body: string }

/**
 * One keep-alive connection that sends one request at a time. Written by hand because on two cores the client's own work
 * is part of the measurement, and this keeps it small. Expects replies with a Content-Length, as all of ours have.
 */
export class HttpConnection {
  readonly #socket: Socket
  #received = Buffer.alloc(0)
  #waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (bytes) => {
      this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes])
      this.#read()
    })
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed the connection.')))
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect({ host: '127.0.0.1', port })
    await once(socket, 'connect')
    return new HttpConnection(socket)
  }

  request(input: {
    method: 'GET' | 'POST'
    path: string
    headers: Record<string, string>
    body?: string
  }): Promise<Reply> {
    const { method, path, headers, body = '' } = input
    const length =
      body === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
    const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('The server has closed the connection.'))
      this.#waiting = { resolve, reject }
      this.#socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${more.join('')}${length}\r\n${body}`,
      )
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #read(): void {
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const status = Number(head.slice(9, 12))
    const length = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1])
    const end = headEnd + 4 + length
    if (this.#received.length < end) return
    const body = this.#received.toString('utf8', headEnd + 4, end)
    this.#received = this.#received.subarray(end)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve({ status, head, body })
  }
}
