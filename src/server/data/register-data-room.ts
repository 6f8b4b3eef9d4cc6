import type { FastifyInstance } from 'fastify'
import { openArchives, type Photos } from '../photo/photo.ts'
import type { Services } from '../platform/deps.ts'
import { memberMergeRoutes } from './merges/member-merges.routes.ts'
import { openPrivacyFiles } from './privacy/privacy-files.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'

/** What reaches into the tables of every room: two records that become one, and people's own data exported and erased. */
export function registerDataRoom(
  app: FastifyInstance,
  services: Services,
  { files, own }: Pick<Photos, 'files' | 'own'>,
): void {
  const { config } = services
  memberMergeRoutes(app, services)
  const archives = openArchives(config, own)
  privacyRoutes(app, services, openPrivacyFiles(config.dataDir, { photos: files, archives }))
}
