/**
 * The version that an answer's ETag names. Compressed bytes have a tag of their own, from us ("5733e91c.1-gzip") and from
 * proxies that compress, and are the same version.
 */
export function versionFromEtag(etag: string): string {
  return etag.replace(/^(?:W\/)?"(.*?)(?:[-;](?:gzip|br|deflate|zstd))?"$/, '$1')
}
