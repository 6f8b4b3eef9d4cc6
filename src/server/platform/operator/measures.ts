import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Figures, readFigures, type FigureSources } from './figures.ts'

/** Seconds; 0.25 is what a score may take until it is on every board. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 5]

/** What Prometheus reads of one process: requests by route, the process itself, and the figures. */
export type Measures = { contentType: string; read: () => Promise<string> }

/** To be called before the routes are registered, or their requests are not counted. */
export function measure(app: FastifyInstance, sources: FigureSources): Measures {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'scoreclub_' })
  countRequests(app, registry)
  countHotBoards(registry, sources)
  const show = makeGauges(registry, sources.version)
  return {
    contentType: registry.contentType,
    read: async () => {
      show(await readFigures(sources))
      return registry.metrics()
    },
  }
}

/** By the route's pattern and never by the address, which names people and holds tokens. Event streams last hours and are left out. */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'scoreclub_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    if (!String(reply.raw.getHeader('content-type')).startsWith('text/event-stream'))
      seconds.observe(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        },
        reply.elapsedTime / 1000,
      )
    done()
  })
}

/** These boards are answered before the hooks of `countRequests`: most requests of a day of play. */
function countHotBoards(registry: Registry, { hot }: Pick<FigureSources, 'hot'>): void {
  new Counter({
    name: 'scoreclub_hot_boards_total',
    help: 'Boards answered from memory, which the duration of requests leaves out',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(hot.answered)
    },
  })
}

/** Returns what puts figures into their gauges. A figure that is not known now is NaN, which Prometheus shows as a gap. */
function makeGauges(registry: Registry, version: string): (figures: Figures) => void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `scoreclub_${name}`, help, registers: [registry] })
  const info = new Gauge({
    name: 'scoreclub_info',
    help: 'The version that runs',
    labelNames: ['version'] as const,
    registers: [registry],
  })
  info.set({ version }, 1)
  const isReady = gauge('store_ready', '1 when the store answers, has the right tables and can be written')
  const bytes = gauge('store_bytes', 'Size of the database')
  const open = gauge('store_connections_open', 'Connections of this process to the store')
  const idle = gauge('store_connections_idle', 'Those of them that nobody uses')
  const awaited = gauge('store_connections_awaited', 'Who waits for a connection')
  const mails = gauge('mails_waiting', 'Mails to send, of all processes; at most 10000 are counted')
  const dueSince = gauge(
    'mails_due_seconds',
    'How long the mail that waits longest has been due, also between its tries',
  )
  const pushes = gauge('pushes_waiting', 'Notices to push, of all processes; at most 10000 are counted')
  const exports = gauge('exports_waiting', 'Archives that people asked for, of all processes')
  const running = gauge('scans_running', 'Photos of cards that are being read')
  const waiting = gauge('scans_waiting', 'Photos of cards that wait to be read')
  const streams = gauge('event_streams', 'Boards and cards that are being followed')
  const backup = gauge('backup_last_timestamp_seconds', 'When the last backup was made')
  return (figures) => {
    isReady.set(figures.store.isReady ? 1 : 0)
    bytes.set(figures.store.bytes ?? NaN)
    open.set(figures.store.connections.open)
    idle.set(figures.store.connections.idle)
    awaited.set(figures.store.connections.waiting)
    mails.set(figures.queues?.mails ?? NaN)
    dueSince.set(figures.queues ? secondsSince(figures.mailsDueSince) : NaN)
    pushes.set(figures.queues?.pushes ?? NaN)
    exports.set(figures.queues?.exports ?? NaN)
    running.set(figures.scans.running)
    waiting.set(figures.scans.waiting)
    streams.set(figures.streams)
    backup.set((figures.backups.lastAt?.getTime() ?? NaN) / 1000)
  }
}

/** 0 where nothing is due, also for a mail whose first try lies ahead. */
function secondsSince(moment: Date | undefined): number {
  return moment === undefined ? 0 : Math.max(0, (Date.now() - moment.getTime()) / 1000)
}
