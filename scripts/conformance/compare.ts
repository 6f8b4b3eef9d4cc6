import { roundHalfUp, toUnits } from '#golf/rounding.ts'

/**
 * What is different between a vector's `expected` and our answer; [] when nothing is. Every key expected must be
 * there; more keys do no harm. An exact fraction is compared to as many digits as the vector writes.
 */
export function differences(expected: unknown, actual: unknown, path = ''): string[] {
  if (typeof expected === 'number' && isFraction(actual)) {
    const digits = Math.min(String(expected).split('.')[1]?.length ?? 0, 9)
    const ours = roundHalfUp(actual.numerator * 10 ** digits, actual.denominator)
    return toUnits(expected, digits) === ours ? [] : [different(path, expected, ours / 10 ** digits)]
  }
  if (typeof expected !== 'object' || expected === null)
    return expected === actual && !Object.is(actual, -0) ? [] : [different(path, expected, actual)]
  if (typeof actual !== 'object' || actual === null) return [different(path, expected, actual)]
  if (Array.isArray(expected) && (!Array.isArray(actual) || actual.length !== expected.length))
    return [different(path, expected, actual)]
  const ours = new Map<string, unknown>(Object.entries(actual))
  return Object.entries(expected).flatMap(([key, value]) =>
    differences(value, ours.get(key), path === '' ? key : `${path}.${key}`),
  )
}

function different(path: string, expected: unknown, actual: unknown): string {
  return `${path === '' ? '' : `${path}: `}expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`
}

function isFraction(value: unknown): value is { numerator: number; denominator: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'numerator' in value &&
    'denominator' in value &&
    typeof value.numerator === 'number' &&
    typeof value.denominator === 'number'
  )
}
